import { faqLabels } from "../../../content/faq/labels.ts";

/** Makes the button `#show-all` open all answers, and close them again. */
export function showAllAnswers(page: Document): void {
  const button = page.querySelector<HTMLButtonElement>("#show-all");
  button?.addEventListener("click", () => {
    const show = button.textContent === faqLabels.showAll;
    for (const answer of page.querySelectorAll<HTMLDetailsElement>("[data-question]")) answer.open = show;
    button.textContent = show ? faqLabels.hideAll : faqLabels.showAll;
  });
}
