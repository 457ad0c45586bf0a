/**
 * Something that the operator must fix before the server can start or a command can run. Its text says what happened,
 * what was expected and how to fix it; it is printed without a stack, and the exit code is 1.
 */
export class SetupError extends Error {
  override readonly name = "SetupError";
}
