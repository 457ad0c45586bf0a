/** The fallback message (specification, section 8). */
export const failure = "something went wrong";

/** The message to show for any thrown value: its own, else the fallback. Never throws itself. */
export function failureMessage(error: unknown): string {
  try {
    const { message } = Object(error);
    return typeof message === "string" && message.trim() ? message : failure;
  } catch {
    return failure;
  }
}
