import type { FaqLabels } from "../../../content/faq/labels.ts";
import { counted } from "../../shell/script-words.ts";
import { loadSynonyms } from "./load-synonyms.ts";
import { findMatches, keywordsOf, stopWordsOf, type AnswerWords, type Ranking } from "./search.ts";

/** How long typing pauses before the number of answers is said: once, not at every letter. In milliseconds. */
const pause = 500;

/**
 * Makes the search field show the answers that match, the best first, and say how many there are. The ranking and the
 * answers' synonyms load when the field gets the focus; until then, and if the ranking cannot be loaded, the answers
 * with all words of the search are shown in the page's order. A link to an answer ends the search, so that its target
 * is visible.
 *
 * @param page has the field `#search`, the count `#found`, the link `#write-to-us`, the list of results at the end of
 *   the section in `#results`, and answers by category as `Answers` renders them
 */
export function searchAnswers(page: Document, labels: FaqLabels): void {
  const field = page.querySelector<HTMLInputElement>("#search");
  const found = page.querySelector<HTMLOutputElement>("#found");
  const writeToUs = page.querySelector<HTMLElement>("#write-to-us");
  const results = page.querySelector<HTMLElement>("#results");
  const resultList = results?.querySelector("section")?.lastElementChild;
  if (!field || !found || !writeToUs || !results || !resultList) return;
  const categories = page.querySelectorAll<HTMLElement>("[data-category]");
  const items = [...page.querySelectorAll<HTMLDetailsElement>("[data-question]")];
  const lists = items.map((item) => item.parentElement);

  const stopWords = stopWordsOf(labels.stopWords);
  let answers = items.map((item) => wordsOf(item, labels.linkToAnswer, stopWords));
  let rank = (words: readonly string[]): Ranking => findMatches(answers, words);
  let announcement: ReturnType<typeof setTimeout> | undefined;

  const search = () => {
    const words = keywordsOf(field.value, stopWords);
    const ranking = words.length > 0 ? rank(words) : undefined;
    for (const [at, item] of items.entries()) lists[at]?.append(item);
    for (const id of ranking?.ids ?? [])
      resultList.append(items.find((item) => item.dataset.question === id) ?? "");
    for (const category of categories) category.hidden = ranking !== undefined;
    results.hidden = resultList.childElementCount === 0;
    writeToUs.hidden = !ranking || ranking.match;
    clearTimeout(announcement);
    announcement = setTimeout(
      () => (found.textContent = ranking ? resultOf(ranking, labels, page.documentElement.lang) : ""),
      ranking ? pause : 0,
    );
  };
  const end = () => {
    if (!field.value) return;
    field.value = "";
    search();
  };
  const load = async () => {
    const [ranking, synonyms] = await Promise.all([
      import("./rank-answers.ts").catch(() => undefined),
      loadSynonyms(page.documentElement.lang).catch(() => undefined),
    ]);
    answers = answers.map((answer) => ({
      ...answer,
      synonyms: keywordsOf(synonyms?.[answer.id] ?? "", stopWords),
    }));
    if (ranking) rank = ranking.createRanking(answers);
    // Nothing moves under a visitor who has gone on to the answers.
    if (field.value && page.activeElement === field) search();
  };

  field.addEventListener("input", search);
  field.addEventListener("focus", () => void load(), { once: true });
  // Before the browser scrolls to the link's target.
  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('main a[href^="#"]')) end();
  });
  page.defaultView?.addEventListener("hashchange", end);
  // Applies what was typed before the script loaded, or restored by the browser.
  if (page.activeElement === field) void load();
  if (field.value) search();
}

function wordsOf(
  item: HTMLDetailsElement,
  linkToAnswer: string,
  stopWords: ReadonlySet<string>,
): AnswerWords {
  return {
    id: item.dataset.question ?? "",
    question: keywordsOf(item.querySelector("summary")?.textContent ?? "", stopWords),
    synonyms: [],
    answer: keywordsOf(item.lastElementChild?.textContent.replace(linkToAnswer, "") ?? "", stopWords),
  };
}

function resultOf({ ids, match }: Ranking, labels: FaqLabels, language: string): string {
  if (match) return counted(labels.results, ids.length, language);
  return ids.length > 0 ? labels.nearest : labels.noResults;
}
