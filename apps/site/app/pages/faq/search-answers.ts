import { faqLabels } from "../../../content/faq/labels.ts";
import { answers, keyWords } from "./search.ts";

/**
 * Leaves only those answers on the page that have the words in its search field, and says how many. A link to an
 * answer ends the search, so that it leads there.
 *
 * @param page has the field `#search`, the count `#found`, the way on `#write-to-us`, and answers by category as `Answers` renders them
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
        item.hidden = !answers(words, field.value);
        if (!item.hidden) count += 1;
      }
      category.hidden = items.every(({ item }) => item.hidden);
    }
    writeToUs.hidden = count > 0;
    found.textContent = keyWords(field.value).length > 0 ? resultOf(count) : "";
  };

  field.addEventListener("input", search);
  page.defaultView?.addEventListener("hashchange", () => {
    field.value = "";
    search();
  });
  // What was typed before the script came, or kept by the browser.
  search();
}

function wordsOf(item: HTMLElement): string[] {
  const text = item.textContent.replace(faqLabels.linkToAnswer, "");
  return keyWords(`${text} ${item.dataset.otherWords ?? ""}`);
}

function resultOf(count: number): string {
  return count > 0 ? faqLabels.results(count) : faqLabels.noResults;
}
