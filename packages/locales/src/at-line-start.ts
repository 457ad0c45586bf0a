/**
 * Words that begin a line or a sentence. Names stay as they are written.
 *
 * @example atLineStart("the company that runs Moyo") // "The company that runs Moyo"
 */
export function atLineStart(words: string): string {
  return words.replace(/^the /, "The ");
}
