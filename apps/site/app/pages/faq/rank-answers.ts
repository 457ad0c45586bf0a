import type { SearchedDocuments, Synonyms } from "@matchfront/locales/help";
import MiniSearch, { type Query } from "minisearch";
// Types only: importing code from the page script would run it twice.
import type { AnswerKeywords, Ranking } from "./search.ts";

const nearestCount = 3;

/** The minimum score of an answer that is not an exact match. */
const minimumScore = 2;

/**
 * Creates a function that ranks answers by keywords: answers with all keywords; else with all keywords but for one
 * typo each; else the three nearest. Matches in the question rank first.
 */
export function createRanking(answers: readonly AnswerKeywords[]): (search: readonly string[]) => Ranking {
  const index = new MiniSearch<AnswerKeywords>({
    fields: ["question", "synonyms", "answer"],
    // The fields are lists of stemmed keywords, which MiniSearch joins by commas.
    tokenize: (text) => text.split(","),
    processTerm: (word) => word,
    // `b` is low, because the number of synonyms says little about the weight of each. It is not 0, and `k` and `d`
    // are above 0, so that shorter and repeated synonyms count a little more: the French “annuler” must find the end
    // of a subscription before a block.
    searchOptions: { prefix: true, boost: { question: 4, synonyms: 2 }, bm25: { k: 1.2, b: 0.1, d: 0.5 } },
  });
  index.addAll(answers);
  const find = (combineWith: "AND" | "OR", queries: Query[]) =>
    index.search({ combineWith, queries }).map(({ id }) => String(id));

  return (search) => {
    const words = [...search];
    for (const queries of [words, words.map(withOneTypo)]) {
      const ids = find("AND", queries);
      if (ids.length > 0) return { ids, match: true };
    }
    const near = index.search({ combineWith: "OR", queries: words.map(withTypos) });
    const ids = near.filter(({ score }) => score >= minimumScore).map(({ id }) => String(id));
    return { ids: ids.slice(0, nearestCount), match: false };
  };
}

/** Ranks answers also by the words that they show now: a browser may translate each at any time. */
export function createAnswerRanking(
  items: readonly HTMLDetailsElement[],
  answers: readonly AnswerKeywords[],
  read: (item: HTMLDetailsElement) => AnswerKeywords,
): (search: readonly string[]) => Ranking {
  let rank: ReturnType<typeof createRanking> | undefined;
  const changes = new MutationObserver(() => (rank = undefined));
  for (const item of items) changes.observe(item, { childList: true, characterData: true, subtree: true });
  const readAgain = () => {
    const shown = items.map(read);
    return answers.map(({ question, answer, ...rest }, at) => ({
      ...rest,
      question: addWords(question, shown[at]?.question),
      answer: addWords(answer, shown[at]?.answer),
    }));
  };
  return (search) => {
    rank ??= createRanking(readAgain());
    return rank(search);
  };
}

function addWords(known: readonly string[], shown: readonly string[] = []): string[] {
  return [...known, ...shown.filter((word) => !known.includes(word))];
}

/** Returns the keywords of sections, whose IDs are as "safety#consent". */
export function getSectionKeywords(
  documents: SearchedDocuments,
  synonyms: Synonyms,
  words: (text: string) => string[],
): AnswerKeywords[] {
  return Object.entries(documents).flatMap(([name, sections]) =>
    sections.map(({ id, label }) => ({
      id: `${name}#${id}`,
      question: words(label),
      synonyms: words(synonyms[`#${id}`] ?? ""),
      answer: [],
    })),
  );
}

/** Merges the rankings of answers and sections. Answers that are only near are dropped if a section matches. */
export function mergeRankings(answers: Ranking, sections: Ranking): Ranking {
  if (!sections.match) return answers;
  return { ids: [...(answers.match ? answers.ids : []), ...sections.ids], match: true };
}

/** Creates list items that link to sections, by the sections' IDs. The footer has the names and addresses of the pages. */
export function createSectionLinks(page: Document, documents: SearchedDocuments): Map<string, HTMLElement> {
  const links = Object.entries(documents).flatMap(([name, sections]) => {
    const footer = page.querySelector<HTMLAnchorElement>(`footer [href$="/${name}"]`);
    if (!footer) return [];
    return sections.map(({ id, label }) => {
      const item = page.createElement("li");
      const link = page.createElement("a");
      link.href = `${footer.pathname}#${id}`;
      link.textContent = label;
      item.append(link, `, ${footer.textContent}`);
      return [`${name}#${id}`, item] as const;
    });
  });
  return new Map(links);
}

/** Matches a word with one letter missing, added or replaced, or two swapped. Short words are too much alike. */
function withOneTypo(word: string): Query {
  if (word.length < 4) return word;
  const swaps = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
  return { combineWith: "OR", queries: [{ queries: [word], fuzzy: 1 }, ...swaps] };
}

function withTypos(word: string): Query {
  if (word.length < 4) return word;
  return { combineWith: "OR", queries: [withOneTypo(word), { queries: [word], fuzzy: 0.25 }] };
}
