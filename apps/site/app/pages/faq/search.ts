/** Words that stand in every other question and so tell nothing. */
const idle = new Set(
  "a am an and are be been can cant did didnt do does doesnt dont for get have how i if in is it me my not of on or please the there to was what when where which who why with wont you your".split(
    " ",
  ),
);

/**
 * The words of a text that say something: lower case, without accents and apostrophes, down to their stem as far as
 * plural and verb endings go.
 *
 * @example keyWords("How do I delete my photos?"); // ["delet", "photo"]
 */
export function keyWords(text: string): string[] {
  const letters = text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  const words = letters.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !idle.has(word)).map(stem);
}

/**
 * Whether a text answers a search: each word of the search begins some word of the text.
 *
 * @param words the text's `keyWords`
 * @param search what was typed; nothing finds everything
 * @example answers(keyWords("How do I delete a photo?"), "deleting pho"); // true
 */
export function answers(words: readonly string[], search: string): boolean {
  return keyWords(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function stem(word: string): string {
  return word.replace(/^(\p{L}{3,}?)(?:ings?|ed|es|e|s)$/u, "$1").replace(/(.)\1$/u, "$1");
}
