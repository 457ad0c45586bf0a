import type { FaqLabels } from "../../../content/faq/labels.ts";
import { counted } from "../../shell/script-words.ts";
import { loadSearchData, type SearchData } from "./load-search-data.ts";
import { findMatches, keywordsOf, stopWordsOf, type AnswerWords, type Ranking } from "./search.ts";

/** How long typing pauses before the number of results is said: once, not at every letter. In milliseconds. */
const pause = 500;

/** Windows in which a keyboard on the screen leaves little room. */
const narrow = "(max-width: 47.99em)";

/**
 * Makes the search field show the answers that match, the best first, then sections of other pages, and say how many
 * there are. The ranking, the answers' synonyms and the sections load when the field gets the focus; until then, and if
 * the ranking cannot be loaded, the answers with all words of the search are shown in the page's order. A link to an
 * answer ends the search, so that its target is visible.
 *
 * @param page has what `AnswerTools` renders, and answers by category as `Answers` renders them
 */
export function searchAnswers(page: Document, labels: FaqLabels): void {
  const tools = page.querySelector<HTMLElement>("#answer-tools");
  const field = page.querySelector<HTMLInputElement>("#search");
  const mostAsked = page.querySelector<HTMLElement>("#most-asked");
  const results = page.querySelector<HTMLElement>("#results");
  const found = page.querySelector<HTMLOutputElement>("#found");
  const foundAnswers = page.querySelector<HTMLElement>("#found-answers");
  const foundSections = page.querySelector<HTMLElement>("#found-sections");
  if (!tools || !field || !mostAsked || !results || !found || !foundAnswers || !foundSections) return;
  const categories = page.querySelectorAll<HTMLElement>("[data-category]");
  const items = [...page.querySelectorAll<HTMLDetailsElement>("[data-question]")];
  const lists = items.map((item) => item.parentElement);
  const { lang } = page.documentElement;

  const stopWords = stopWordsOf(labels.stopWords);
  const words = (text: string) => keywordsOf(text, stopWords);
  let answers = items.map((item) => wordsOf(item, labels.linkToAnswer, words));
  let sections = new Map<string, HTMLElement>();
  let rank = (search: readonly string[]): Ranking => findMatches(answers, search);
  let announcement: ReturnType<typeof setTimeout> | undefined;

  const search = () => {
    const wanted = words(field.value);
    const ranking = wanted.length > 0 ? rank(wanted) : undefined;
    for (const [at, item] of items.entries()) lists[at]?.append(item);
    const ids = ranking?.ids ?? [];
    foundAnswers.append(...ids.flatMap((id) => items.find((item) => item.dataset.question === id) ?? []));
    foundAnswers.hidden = foundAnswers.childElementCount === 0;
    foundSections.replaceChildren(...ids.flatMap((id) => sections.get(id) ?? []));
    foundSections.hidden = foundSections.childElementCount === 0;
    for (const category of categories) category.hidden = ranking !== undefined;
    mostAsked.hidden = ranking !== undefined;
    results.hidden = ranking === undefined;
    clearTimeout(announcement);
    announcement = setTimeout(
      () => (found.textContent = ranking ? resultOf(ranking, labels, lang) : ""),
      ranking ? pause : 0,
    );
  };
  const end = () => {
    if (!field.value) return;
    field.value = "";
    search();
  };
  const load = async () => {
    const [ranking, data] = await Promise.all([
      import("./rank-answers.ts").catch(() => undefined),
      loadSearchData(lang).catch((): SearchData => ({ synonyms: {}, texts: {} })),
    ]);
    answers = answers.map((answer) => ({ ...answer, synonyms: words(data.synonyms[answer.id] ?? "") }));
    if (ranking) {
      const { createRanking, sectionLinks, sectionWords, withSections } = ranking;
      const rankAnswers = createRanking(answers);
      const rankSections = createRanking(sectionWords(data.texts, data.synonyms, words));
      rank = (wanted) => withSections(rankAnswers(wanted), rankSections(wanted));
      sections = sectionLinks(page, data.texts);
    }
    // Nothing moves under a visitor who has gone on to the answers.
    if (field.value && page.activeElement === field) search();
  };

  field.addEventListener("input", () => {
    const isFirst = results.hidden;
    search();
    if (isFirst && !results.hidden && matchMedia(narrow).matches) tools.scrollIntoView();
  });
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
  words: (text: string) => string[],
): AnswerWords {
  return {
    id: item.dataset.question ?? "",
    question: words(item.querySelector("summary")?.textContent ?? ""),
    synonyms: [],
    answer: words(item.lastElementChild?.textContent.replace(linkToAnswer, "") ?? ""),
  };
}

function resultOf({ ids, match }: Ranking, labels: FaqLabels, language: string): string {
  if (match) return counted(labels.results, ids.length, language);
  return ids.length > 0 ? labels.nearest : labels.noResults;
}
