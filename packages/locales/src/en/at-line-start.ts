/** Returns a text that begins a line or a sentence. Names stay as they are written. */
export function atLineStart(text: string): string {
  return text.replace(/^the /, "The ");
}
