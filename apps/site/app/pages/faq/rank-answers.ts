import type { SearchedTexts, Synonyms } from "../../../content/faq/answer.ts";
import MiniSearch, { type Query } from "minisearch";
// Types only: code that it shared with the page's own script would run that script again.
import type { AnswerWords, Ranking } from "./search.ts";

const nearestCount = 3;

/** The least score of an answer that is offered as near. */
const minimumScore = 2;

/**
 * Ranks answers by a search: those with all its words; if there are none, those with all its words but for one slip in
 * each; if there are none either, the nearest, at most three. An answer with a word in its question comes before one
 * that only mentions it.
 *
 * @param answers every answer, in reading order
 * @returns ranks them by the key words of a search
 */
export function createRanking(answers: readonly AnswerWords[]): (search: readonly string[]) => Ranking {
  const index = new MiniSearch({
    fields: ["question", "synonyms", "answer"],
    tokenize: (text) => text.split(" "),
    // They are key words already.
    processTerm: (word) => word,
    // How many synonyms an answer has says nothing of how much one of them means. A shorter list still counts a little
    // more, and a word that stands twice in its list more than that: French “annuler” is typed to end a subscription
    // rather than a block, whose list is shorter.
    searchOptions: { prefix: true, boost: { question: 4, synonyms: 2 }, bm25: { k: 1.2, b: 0.1, d: 0.5 } },
  });
  for (const { id, question, synonyms, answer } of answers) {
    index.add({
      id,
      question: question.join(" "),
      synonyms: synonyms.join(" "),
      answer: answer.join(" "),
    });
  }
  const find = (combineWith: "AND" | "OR", queries: Query[]) =>
    index.search({ combineWith, queries }).map(({ id }) => String(id));

  return (search) => {
    const words = [...search];
    for (const queries of [words, words.map(withOneSlip)]) {
      const ids = find("AND", queries);
      if (ids.length > 0) return { ids, match: true };
    }
    const near = index.search({ combineWith: "OR", queries: words.map(withSlips) });
    const ids = near.filter(({ score }) => score >= minimumScore).map(({ id }) => String(id));
    return { ids: ids.slice(0, nearestCount), match: false };
  };
}

/** The key words of sections, whose ids are their addresses. */
export function sectionWords(
  texts: SearchedTexts,
  synonyms: Synonyms,
  words: (text: string) => string[],
): AnswerWords[] {
  return Object.entries(texts).flatMap(([path, sections]) =>
    sections.map(({ id, label }) => ({
      id: `${path}#${id}`,
      question: words(label),
      synonyms: words(synonyms[`#${id}`] ?? ""),
      answer: [],
    })),
  );
}

/** What a search shows of answers and sections: the nearest answers only if no section matches. */
export function withSections(answers: Ranking, sections: Ranking): Ranking {
  if (!sections.match) return answers;
  return { ids: [...(answers.match ? answers.ids : []), ...sections.ids], match: true };
}

/** Links to sections by their addresses, each with the name that the footer gives its page. */
export function sectionLinks(page: Document, texts: SearchedTexts): Map<string, HTMLElement> {
  const links = Object.entries(texts).flatMap(([path, sections]) => {
    const name = page.querySelector("footer")?.querySelector(`[href="${path}"]`)?.textContent ?? "";
    return sections.map(({ id, label }) => {
      const item = page.createElement("li");
      const link = page.createElement("a");
      link.href = `${path}#${id}`;
      link.textContent = label;
      item.append(link, `, ${name}`);
      return [`${path}#${id}`, item] as const;
    });
  });
  return new Map(links);
}

/** A word with one letter too many, too few or wrong, or with two letters swapped; short words are too much alike. */
function withOneSlip(word: string): Query {
  if (word.length < 4) return word;
  const swaps = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
  return { combineWith: "OR", queries: [{ queries: [word], fuzzy: 1 }, ...swaps] };
}

/** The same, with up to one slip for every four letters. */
function withSlips(word: string): Query {
  if (word.length < 4) return word;
  return { combineWith: "OR", queries: [withOneSlip(word), { queries: [word], fuzzy: 0.25 }] };
}
