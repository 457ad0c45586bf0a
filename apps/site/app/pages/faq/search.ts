/** Words too common to search for. */
const stopWords = new Set(
  "a am an and are be been can cant did didnt do does doesnt dont for get have how i if in is it me my not of on or please the there to was what when where which who why with wont you your".split(
    " ",
  ),
);

/**
 * The words of a text without stop words: lower case, without accents and apostrophes, stemmed of plural and verb
 * endings.
 */
export function keywordsOf(text: string): string[] {
  const letters = text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase();
  const words = letters.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !stopWords.has(word)).map(stem);
}

/**
 * Whether a text matches a search: each word of the search is a prefix of some word of the text.
 *
 * @param words the text's `keywordsOf`
 * @param search what was typed; an empty search matches everything
 */
export function matchesSearch(words: readonly string[], search: string): boolean {
  return keywordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

function stem(word: string): string {
  return word.replace(/^(\p{L}{3,}?)(?:ings?|ed|es|e|s)$/u, "$1").replace(/(.)\1$/u, "$1");
}
