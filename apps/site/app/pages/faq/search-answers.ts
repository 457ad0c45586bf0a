import { faqLabels } from "../../../content/faq/labels.ts";
import { keywordsOf, matchesSearch } from "./search.ts";

/**
 * Hides the answers that do not match the search field, and shows how many do. A link to an answer clears the search,
 * so that its target is visible.
 *
 * @param page has the field `#search`, the count `#found`, the link `#write-to-us`, and answers by category as `Answers` renders them
 */
export function searchAnswers(page: Document): void {
  const field = page.querySelector<HTMLInputElement>("#search");
  const found = page.querySelector<HTMLOutputElement>("#found");
  const writeToUs = page.querySelector<HTMLElement>("#write-to-us");
  if (!field || !found || !writeToUs) return;
  const categories = Array.from(page.querySelectorAll<HTMLElement>("[data-category]"), (category) => ({
    category,
    items: Array.from(category.querySelectorAll("details"), (item) => ({ item, words: wordsOf(item) })),
  }));

  const search = () => {
    let count = 0;
    for (const { category, items } of categories) {
      for (const { item, words } of items) {
        item.hidden = !matchesSearch(words, field.value);
        if (!item.hidden) count += 1;
      }
      category.hidden = items.every(({ item }) => item.hidden);
    }
    writeToUs.hidden = count > 0;
    found.textContent = keywordsOf(field.value).length > 0 ? resultOf(count) : "";
  };

  field.addEventListener("input", search);
  page.defaultView?.addEventListener("hashchange", () => {
    field.value = "";
    search();
  });
  // Applies what was typed before the script loaded, or restored by the browser.
  search();
}

function wordsOf(item: HTMLElement): string[] {
  const text = item.textContent.replace(faqLabels.linkToAnswer, "");
  return keywordsOf(`${text} ${item.dataset.otherWords ?? ""}`);
}

function resultOf(count: number): string {
  return count > 0 ? faqLabels.results(count) : faqLabels.noResults;
}
