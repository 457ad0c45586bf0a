import { faqLabels } from "virtual:script-messages";
import { readMessages } from "../../shell/script-messages.ts";
import { startSearch } from "./start-search.ts";

// Browsers without the `scripting` media query need the attribute.
const tools = document.querySelector<HTMLElement>("#answer-tools");
tools?.setAttribute("data-live", "");
document.querySelector("#show-all")?.parentElement?.setAttribute("data-live", "");
const labels = tools ? readMessages(tools, faqLabels) : faqLabels;
startSearch(document, labels);
toggleAllAnswers(document);
// Runs last, because it shows an answer that a restored search has hidden.
openTargetAnswer(document);

function toggleAllAnswers(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>("#show-all");
  button?.addEventListener("click", () => {
    const show = button.textContent === labels.showAll;
    for (const answer of page.querySelectorAll<HTMLDetailsElement>("[data-question]")) answer.open = show;
    button.textContent = show ? labels.hideAll : labels.showAll;
  });
}

/**
 * Opens the answer in the URL's fragment and scrolls to it. Browsers do so themselves only from Chromium 97, Firefox
 * 139 and Safari 26.2, and not if a search has hidden the answer.
 */
function openTargetAnswer(page: Document): void {
  const show = () => {
    const answer = getTargetAnswer(page);
    if (!answer) return;
    answer.open = true;
    answer.scrollIntoView();
  };
  page.defaultView?.addEventListener("hashchange", show);
  // If the browser has opened the answer, it has also scrolled, or restored the position of a reload.
  if (!getTargetAnswer(page)?.open) show();
}

function getTargetAnswer(page: Document): HTMLDetailsElement | null | undefined {
  return page.getElementById(page.location.hash.slice(1))?.closest("details");
}
