import { sendCount } from "../../shell/send-count.ts";

type Texts = Record<string, string>;
type StoredDraft = { values?: Texts; queued?: object };

// The key that `createDraft` of the forms package uses. Importing it here would move shared code into the page
// script, and the island would then import the page script by a file name that changes with each deploy.
const storageKey = (form: string) => `draft-${form}`;

export type PreparedForm = ReturnType<typeof prepareForm>;

/**
 * Restores the draft of a message form, or discards it if the page is the reply to a native post. Saves it if the page
 * reloads before hydration, and counts a first input.
 */
export function prepareForm(root: HTMLElement) {
  const { island: name = "", page = "", props = "{}" } = root.dataset;
  // React replaces the form if a browser extension has changed it.
  const getForm = () => {
    const form = root.querySelector("form");
    if (!form) throw new Error(`The island "${name}" has no form.`);
    return form;
  };
  const isReply = "invalidReply" in JSON.parse(props);
  const [navigation] = performance.getEntriesByType("navigation");
  const isNewNavigation = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  // The first reply to a native post is newer than the draft. Later, the draft has what was typed into the reply.
  if (isReply && isNewNavigation) discardDraft(name);
  else restoreDraft(name, getForm(), isReply);
  const topic = selectTopic(getForm());
  focusHeadingAfterThanks();
  let isPosted = false;
  const recordPost = ({ defaultPrevented }: Event) => {
    // The values of a native post are delivered, or part of the server's answer.
    isPosted = !defaultPrevented && navigator.onLine;
    if (isPosted) discardDraft(name);
  };
  addEventListener("submit", recordPost);
  root.addEventListener("input", () => sendCount(`form-started/${name}`), { once: true });
  const postNatively = (event: Event) => {
    // When offline, the form queues its message.
    if (!navigator.onLine) return;
    event.stopPropagation();
    recordPost(event);
  };
  return {
    reload() {
      write(name, { ...read(name), values: readFormValues(getForm()) });
      // On the answer to a native post, `reload` would post again.
      if (isReply) location.replace(page);
      else location.reload();
    },
    /** Whether a reload would lose no input. */
    isPristine: () =>
      Object.values(readFormValues(getForm())).every((value) => value === "" || value === topic),
    /** Whether the form has been posted natively. React would save the draft again and offer to send it twice. */
    isPosted: () => isPosted,
    /** Makes the form work without the interaction chunk, which failed to load. */
    onChunkMissing: () => root.addEventListener("submit", postNatively, { capture: true }),
  };
}

/** Selects the topic in the URL, such as `/contactus?topic=Ad+Sales`, unless one is selected. */
function selectTopic(form: HTMLFormElement): string | null {
  const topic = new URLSearchParams(location.search).get("topic");
  const select = form.elements.namedItem("topic");
  if (select instanceof HTMLSelectElement && select.value === "")
    for (const option of select.options) if (option.value === topic) option.selected = true;
  return topic;
}

/** Runs after the thanks dialog has reloaded the page. `window.name` survives the reload and needs no storage. */
function focusHeadingAfterThanks(): void {
  if (window.name !== "thanked") return;
  window.name = "";
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}

/** Removes a draft. Keeps a message that is queued in it, since nobody knows yet whether a post arrives. */
function discardDraft(name: string): void {
  const { queued } = read(name);
  write(name, queued && { queued });
}

function write(name: string, draft: StoredDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
    else sessionStorage.removeItem(storageKey(name));
  } catch {
    // Without storage, the browser may still restore the form.
  }
}

/** Restores a form's draft. One that is older than the page's values fills only empty fields. */
function restoreDraft(name: string, form: HTMLFormElement, isNewer: boolean): void {
  for (const [field, value] of Object.entries(read(name).values ?? {})) {
    const control = form.elements.namedItem(field);
    if (control && "value" in control && (isNewer || control.value === "")) control.value = value;
  }
}

function readFormValues(form: HTMLFormElement): Texts {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the forms have no files
  return Object.fromEntries(new FormData(form)) as Texts;
}

function read(name: string): StoredDraft {
  try {
    return Object(JSON.parse(sessionStorage.getItem(storageKey(name)) ?? "{}"));
  } catch {
    return {};
  }
}
