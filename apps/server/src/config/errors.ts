/** An error that the operator must fix. It is printed without a stack, and the exit code is 1. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

/** Returns the text of an error. Code of the built site may throw a string. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
