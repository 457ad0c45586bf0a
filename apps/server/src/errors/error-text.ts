/**
 * What an error says. JavaScript throws anything: a script of the built site may throw a mere text.
 *
 * @example errorText(new Error("disk full")); // "disk full"
 */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
