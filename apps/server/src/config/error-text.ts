/**
 * Returns the text of an error. Code of the built site may throw a string.
 *
 * @example errorText(new Error("disk full")); // "disk full"
 */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
