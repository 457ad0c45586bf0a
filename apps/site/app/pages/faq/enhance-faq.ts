import { faqLabels } from "virtual:script-messages";
import { readMessages } from "../../shell/script-messages.ts";
import { startSearch } from "./start-search.ts";

// Browsers without the `scripting` media query need the attribute.
const tools = document.querySelector<HTMLElement>("#answer-tools");
tools?.setAttribute("data-live", "");
const labels = tools ? readMessages(tools, faqLabels) : faqLabels;
startSearch(document, labels);
const showAll = document.querySelector<HTMLButtonElement>("#show-all");
showAll?.parentElement?.setAttribute("data-live", "");
showAll?.addEventListener("click", () => {
  const show = showAll.textContent === labels.showAll;
  for (const answer of document.querySelectorAll<HTMLDetailsElement>("[data-question]")) answer.open = show;
  showAll.textContent = show ? labels.hideAll : labels.showAll;
});
// Runs last, because it shows an answer that a restored search has hidden.
openTargetAnswer(document);

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
