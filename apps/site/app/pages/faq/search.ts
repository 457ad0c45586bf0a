/** The key words of an answer, by where they stand. */
export type AnswerWords = {
  id: string;
  question: readonly string[];
  synonyms: readonly string[];
  answer: readonly string[];
};

/** Words too common to search for, as labels list them. */
export const stopWordsOf = (listed: string): ReadonlySet<string> => new Set(listed.split(" "));

/** What a search shows. */
export type Ranking = {
  /** The answers' ids, the best first. */
  ids: readonly string[];
  /** Whether these answers match; otherwise they are the nearest, if there are any. */
  match: boolean;
};

/**
 * The words of a text without stop words: lower case, without accents, ligatures and apostrophes, stemmed of plural and
 * verb endings. What French elides before a word is dropped: "l’appli" is "appli".
 *
 * @param stopWords words of the language that are too common to search for, as they are once their accents are gone
 */
export function keywordsOf(text: string, stopWords: ReadonlySet<string>): string[] {
  const letters = text
    .normalize("NFD")
    .replace(/(^|[^\p{L}\p{M}])(?:[cdjlmnst]|(?:jus|lors|puis)?qu)['’](?=\p{L})/giu, "$1")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[æœ]/g, (ligature) => (ligature === "æ" ? "ae" : "oe"));
  // One word, for its second half alone is a stop word.
  const joined = letters.replace(/\b(?:log|sign)[\s-]?(in|out)\b/g, "sign$1");
  const words = joined.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !stopWords.has(word)).map(stem);
}

/**
 * The answers with all words of a search, each as a prefix of one of theirs; in their own order.
 *
 * @param search the key words of what was typed
 */
export function findMatches(answers: readonly AnswerWords[], search: readonly string[]): Ranking {
  const matches = answers.filter(({ question, synonyms, answer }) => {
    const words = [...question, ...synonyms, ...answer];
    return search.every((wanted) => words.some((word) => word.startsWith(wanted)));
  });
  return { ids: matches.map(({ id }) => id), match: matches.length > 0 };
}

function stem(word: string): string {
  return word.replace(/^(\p{L}{3,}?)(?:ings?|ed|es|e|s)$/u, "$1").replace(/(.)\1$/u, "$1");
}
