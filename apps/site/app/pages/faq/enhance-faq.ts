import { faqLabels } from "../../../content/en/faq/labels.ts";
import { scriptWords } from "../../shell/script-words.ts";
import { searchAnswers } from "./search-answers.ts";

// For browsers whose style sheets cannot query scripting.
const tools = document.querySelector<HTMLElement>("#answer-tools");
tools?.setAttribute("data-live", "");
document.querySelector("#show-all")?.parentElement?.setAttribute("data-live", "");
const labels = tools ? scriptWords(tools, faqLabels) : faqLabels;
searchAnswers(document, labels);
toggleAllAnswers(document);
// Last, because it shows what a search may have hidden.
openAddressedAnswer(document);

/** Makes the button `#show-all` open all answers, and close them again. */
function toggleAllAnswers(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>("#show-all");
  button?.addEventListener("click", () => {
    const show = button.textContent === labels.showAll;
    for (const answer of page.querySelectorAll<HTMLDetailsElement>("[data-question]")) answer.open = show;
    button.textContent = show ? labels.hideAll : labels.showAll;
  });
}

/**
 * Opens the answer that the page's address names, and scrolls to it. Browsers open it by themselves only from
 * Chromium 97, Firefox 139 and Safari 26.2, and none can scroll to what a search has hidden.
 */
function openAddressedAnswer(page: Document): void {
  const show = () => {
    const answer = addressedAnswer(page);
    if (!answer) return;
    answer.open = true;
    answer.scrollIntoView();
  };
  page.defaultView?.addEventListener("hashchange", show);
  // A browser that has opened it has also scrolled to it, or to where the visitor was before a reload.
  if (!addressedAnswer(page)?.open) show();
}

function addressedAnswer(page: Document): HTMLDetailsElement | null | undefined {
  return page.getElementById(page.location.hash.slice(1))?.closest("details");
}
