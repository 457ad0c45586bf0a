export type AnswerKeywords = {
  id: string;
  question: readonly string[];
  synonyms: readonly string[];
  answer: readonly string[];
};

export const parseStopWords = (listed: string): ReadonlySet<string> => new Set(listed.split(" "));

export type Ranking = {
  /** The IDs of answers and sections, best first. */
  ids: readonly string[];
  /** Whether these are matches; otherwise they are the nearest answers, if any. */
  match: boolean;
};

/**
 * Returns the keywords of a text: lower case, without stop words, accents, ligatures, apostrophes, elisions
 * ("l’appli" is "appli") and plural or verb endings. Stop words have no accents either.
 */
export function extractKeywords(text: string, stopWords: ReadonlySet<string>): string[] {
  const letters = text
    .normalize("NFD")
    .replace(/(^|[^\p{L}\p{M}])(?:[cdjlmnst]|(?:jus|lors|puis)?qu)['’](?=\p{L})/giu, "$1")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[æœ]/g, (ligature) => (ligature === "æ" ? "ae" : "oe"));
  // "login" and "log in" must match, and "in" alone is a stop word.
  const joined = letters.replace(/\b(?:log|sign)[\s-]?(in|out)\b/g, "sign$1");
  const words = joined.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !stopWords.has(word)).map(stem);
}

/** Returns the answers with all keywords as prefixes, in their own order. */
export function findMatches(answers: readonly AnswerKeywords[], search: readonly string[]): Ranking {
  const matches = answers.filter(({ question, synonyms, answer }) => {
    const words = [...question, ...synonyms, ...answer];
    return search.every((wanted) => words.some((word) => word.startsWith(wanted)));
  });
  return { ids: matches.map(({ id }) => id), match: matches.length > 0 };
}

function stem(word: string): string {
  return word.replace(/^(\p{L}{3,}?)(?:ings?|ed|es|e|s)$/u, "$1").replace(/(.)\1$/u, "$1");
}
