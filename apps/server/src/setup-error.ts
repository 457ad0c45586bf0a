/**
 * Something the operator must mend before the server can start. Its text says what happened, what was
 * expected and how to mend it; the server prints it without a stack and exits with 1.
 *
 * @example throw new SetupError("PORT holds \"abc\". Expected a whole number from 0 to 65535.");
 */
export class SetupError extends Error {
  override readonly name = "SetupError";
}
