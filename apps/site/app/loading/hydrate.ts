import { arrivalOf } from "./arrival.ts";
import { giveTypedBack, keepTyped } from "./typed.ts";

type Island = { hydrate: (root: HTMLElement) => void };

const islands = new Map<string, () => Promise<Island>>([
  ["contact", () => import("../contact/hydrate-contact.ts")],
  ["partnership", () => import("../business-request/hydrate-partnership.ts")],
  ["advertising", () => import("../business-request/hydrate-advertising.ts")],
]);

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) void takeOver(root);

async function takeOver(root: HTMLElement): Promise<void> {
  const { island: id = "" } = root.dataset;
  const importer = islands.get(id);
  if (!importer) throw new Error(`No island is called "${id}". Add it to hydrate.ts.`);
  const form = root.querySelector("form");
  if (form) giveTypedBack(id, form);
  await firstUse(root);
  const island = await arrivalOf({
    id,
    importer,
    openAgain() {
      if (form) keepTyped(id, form);
      location.reload();
    },
    canReload: () => form === null || isBlank(form),
  });
  island?.hydrate(root);
}

function isBlank(form: HTMLFormElement): boolean {
  return Array.from(new FormData(form).values()).every((value) => value === "");
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
