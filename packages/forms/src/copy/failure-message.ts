/** The fallback message (specification, section 8). */
export const failure = "something went wrong";

/**
 * Returns the message to show for any thrown value: its own, else the fallback; and its `fieldErrors`, as the api-client's
 * `RejectedError` has them. Never throws itself.
 */
export function failureOf(error: unknown): {
  readonly message: string;
  readonly fieldErrors?: Readonly<Record<string, string>>;
} {
  try {
    const { message, fieldErrors } = Object(error);
    return {
      message: isText(message) && message.trim() ? message : failure,
      ...(areTexts(fieldErrors) && { fieldErrors }),
    };
  } catch {
    return { message: failure };
  }
}

const isText = (value: unknown): value is string => typeof value === "string";

function areTexts(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === "object" && value !== null && Object.values(value).every(isText);
}
