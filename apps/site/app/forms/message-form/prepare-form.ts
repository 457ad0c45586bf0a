import type { PreparedIsland } from "../../islands/hydrate-islands.ts";
import { discardDraft, readFormValues, restoreDraft, saveDraft } from "./form-draft.ts";

/** Restores the draft of a message form, and saves it when the page reloads before React is there. */
export function prepareForm(root: HTMLElement): PreparedIsland {
  const { island: name = "", page = "" } = root.dataset;
  const form = root.querySelector("form");
  if (!form) throw new Error(`The island "${name}" has no form.`);
  restoreDraft(name, form);
  const topic = chooseTopic(form);
  focusHeadingAfterThanks();
  let isPosted = false;
  const notePost = ({ defaultPrevented }: Event) => {
    // A native post is delivered, or its values are in the answer.
    isPosted = !defaultPrevented && navigator.onLine;
    if (isPosted) discardDraft(name);
  };
  addEventListener("submit", notePost);
  const postNatively = (event: Event) => {
    // Without a network the form queues its message, as ever.
    if (!navigator.onLine) return;
    event.stopPropagation();
    notePost(event);
  };
  return {
    reload() {
      saveDraft(name, form);
      // On the answer to a refused native post a reload would post again.
      if (location.pathname === page) location.reload();
      else location.replace(page);
    },
    isPristine: () => Object.values(readFormValues(form)).every((value) => value === "" || value === topic),
    // Once posted, React would save the draft again and offer to send it a second time.
    isLeaving: () => isPosted,
    doWithoutLate: () => root.addEventListener("submit", postNatively, { capture: true }),
  };
}

/** Chooses the topic that a link names, such as `/contactus?topic=Ad+Sales`, unless there is one already. */
function chooseTopic(form: HTMLFormElement): string | null {
  const topic = new URLSearchParams(location.search).get("topic");
  const select = form.elements.namedItem("topic");
  if (select instanceof HTMLSelectElement && select.value === "")
    for (const option of select.options) if (option.value === topic) option.selected = true;
  return topic;
}

/** Who has closed the thanks, which reloads the page, is told where that leads. The tab's name needs no storage. */
function focusHeadingAfterThanks(): void {
  if (window.name !== "thanked") return;
  window.name = "";
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}
