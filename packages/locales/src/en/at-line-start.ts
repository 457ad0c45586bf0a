/**
 * Returns a text that begins a line or a sentence. Names stay as they are written.
 *
 * @example atLineStart("the company that runs Moyo") // "The company that runs Moyo"
 */
export function atLineStart(text: string): string {
  return text.replace(/^the /, "The ");
}
