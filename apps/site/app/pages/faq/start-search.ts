import { pluralize } from "../../shell/script-messages.ts";
import { sendCount } from "../../shell/send-count.ts";
import { loadSearchData, type SearchData } from "@matchfront/locales/load-search-data";
import { findMatches, extractKeywords, parseStopWords, type AnswerKeywords, type Ranking } from "./search.ts";
import type { ScriptLabels } from "../../shell/help-script-labels.ts";

/** The debounce of the announcement of the number of results, in milliseconds. */
const pause = 500;

/** The number of characters that are searched for: a pasted text must not delay each key. */
const searchedLength = 200;

/** Windows in which a virtual keyboard leaves little space. */
const narrow = "(max-width: 47.99em)";

/**
 * Implements the search on what `AnswerTools` and `Answers` render. It shows matching answers, the best first, then
 * sections of other pages, and announces their number. Ranking, synonyms and sections load on focus; until then, or
 * if that fails, all matching answers appear in page order. A link to an answer ends the search, so that its target
 * is visible. The server counts searches without results, not what they are for.
 */
export function startSearch(page: Document, labels: ScriptLabels): void {
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

  const stopWords = parseStopWords(labels.stopWords);
  const words = (text: string) => extractKeywords(text, stopWords);
  let answers = items.map((item) => getAnswerKeywords(item, words));
  let sections = new Map<string, HTMLElement>();
  let rank = (search: readonly string[]): Ranking => findMatches(answers, search);
  let announcement: ReturnType<typeof setTimeout> | undefined;

  const search = () => {
    const wanted = words(field.value.slice(0, searchedLength));
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
      () => (found.textContent = ranking ? describeResult(ranking, labels, lang) : ""),
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
      loadSearchData(lang).catch((): SearchData => ({ synonyms: {}, documents: {} })),
    ]);
    answers = answers.map((answer) => ({ ...answer, synonyms: words(data.synonyms[answer.id] ?? "") }));
    if (ranking) {
      const { createAnswerRanking, createRanking, createSectionLinks, getSectionKeywords, mergeRankings } =
        ranking;
      const rankAnswers = createAnswerRanking(items, answers, (item) => getAnswerKeywords(item, words));
      const rankSections = createRanking(getSectionKeywords(data.documents, data.synonyms, words));
      rank = (wanted) => mergeRankings(rankAnswers(wanted), rankSections(wanted));
      sections = createSectionLinks(page, data.documents);
    }
    // Results must not move if the visitor has left the field.
    if (field.value && page.activeElement === field) search();
  };

  field.addEventListener("input", () => {
    const isFirst = results.hidden;
    search();
    if (isFirst && !results.hidden && matchMedia(narrow).matches) tools.scrollIntoView();
  });
  // Once the visitor presses Enter or leaves the field, not at each letter.
  field.addEventListener("change", () => {
    if (!results.hidden && foundAnswers.hidden && foundSections.hidden) sendCount("empty-search");
  });
  field.addEventListener("focus", () => void load(), { once: true });
  // Ends the search before the browser scrolls to the link's target.
  page.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest('main a[href^="#"]')) end();
  });
  page.defaultView?.addEventListener("hashchange", end);
  // The field may have input from before the script, or restored by the browser.
  if (page.activeElement === field) void load();
  if (field.value) search();
}

function getAnswerKeywords(item: HTMLDetailsElement, words: (text: string) => string[]): AnswerKeywords {
  const answer = item.lastElementChild;
  const link = answer?.lastElementChild?.textContent ?? "";
  return {
    id: item.dataset.question ?? "",
    question: words(item.querySelector("summary")?.textContent ?? ""),
    synonyms: [],
    answer: words(answer?.textContent.replace(link, "") ?? ""),
  };
}

function describeResult({ ids, match }: Ranking, labels: ScriptLabels, language: string): string {
  if (match) return pluralize(labels.results, ids.length, language);
  return ids.length > 0 ? labels.nearest : labels.noResults;
}
