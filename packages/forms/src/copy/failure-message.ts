/** Where nothing better is known (specification, section 8). */
export const failure = "something went wrong";

/**
 * What to tell the visitor about something thrown: its own message, else "something went wrong". Whatever a program may
 * throw, this does not.
 *
 * @example failureMessage(new Error("Email is blocked")); // "Email is blocked"
 */
export function failureMessage(error: unknown): string {
  try {
    const { message } = Object(error);
    return typeof message === "string" && message.trim() ? message : failure;
  } catch {
    return failure;
  }
}
