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
let areShown = false;
showAll?.addEventListener("click", () => {
  areShown = !areShown;
  for (const answer of document.querySelectorAll<HTMLDetailsElement>("[data-question]"))
    answer.open = areShown;
  showAll.textContent = areShown ? labels.hideAll : labels.showAll;
});
addEventListener("hashchange", showTargetAnswer);
// Runs last, because it shows an answer that a restored search has hidden. If the browser has opened the answer, it has
// also scrolled, or restored the position of a reload.
if (!getTargetAnswer()?.open) showTargetAnswer();

/** Browsers do so themselves only from Chromium 97, Firefox 139 and Safari 26.2, and not in spite of a search. */
function showTargetAnswer(): void {
  const answer = getTargetAnswer();
  if (!answer) return;
  answer.open = true;
  answer.scrollIntoView();
}

function getTargetAnswer(): HTMLDetailsElement | null | undefined {
  // Trackers append parameters to the fragment: "#block?fbclid=1".
  const [id = ""] = /[\w-]+/.exec(location.hash) ?? [];
  return document.getElementById(id)?.closest("details");
}
