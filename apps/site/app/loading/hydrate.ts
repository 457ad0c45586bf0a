import { arrivalOf } from "./arrival.ts";
import { forgetTyped, giveTypedBack, heldBy, keepTyped } from "../forms/message-form/typed.ts";

type Island = { hydrate: (root: HTMLElement) => void };

/** By their files: an island is what hydrates it. */
const islands = import.meta.glob<Island>("../forms/*/hydrate-*.ts");

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) void takeOver(root);

async function takeOver(root: HTMLElement): Promise<void> {
  const { island: id, page } = root.dataset;
  const form = root.querySelector("form");
  const file = Object.keys(islands).find((path) => path.endsWith(`/hydrate-${id}.ts`));
  const importer = file && islands[file];
  if (!id || !importer || !page || !form)
    throw new Error(`No island is called "${id}": add hydrate-${id}.ts.`);
  giveTypedBack(id, form);
  let isPosted = false;
  addEventListener("submit", ({ defaultPrevented }) => {
    // What the browser posts itself is sent, or comes back in the answer.
    isPosted = !defaultPrevented && navigator.onLine;
    if (isPosted) forgetTyped(id);
  });
  await firstUse(root);
  const island = await arrivalOf({
    id,
    importer,
    openAgain() {
      keepTyped(id, form);
      // On the answer to a refused native post a reload would post again.
      if (location.pathname === page) location.reload();
      else location.replace(page);
    },
    canReload: () => isBlank(form),
  });
  // React would keep the draft anew, and offer to send it once more.
  if (!isPosted) island?.hydrate(root);
}

function isBlank(form: HTMLFormElement): boolean {
  return Object.values(heldBy(form)).every((text) => text === "");
}

/** Settles when the page has loaded and the thread is idle, or as soon as the island is touched. */
async function firstUse(root: HTMLElement): Promise<void> {
  const touched = new Promise((resolve) => {
    for (const event of ["focusin", "pointerdown"]) root.addEventListener(event, resolve, { once: true });
  });
  await Promise.race([touched, loaded().then(idle)]);
}

async function loaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

async function idle(): Promise<void> {
  // Safari has no requestIdleCallback: a macrotask after the load event is as near as it gets.
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
}
