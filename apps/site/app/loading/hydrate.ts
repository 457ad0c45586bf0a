type Island = { hydrate: (root: HTMLElement) => void };

const islands = new Map<string | undefined, () => Promise<Island>>([
  ["contact", () => import("../contact/hydrate-contact.ts")],
  ["partnership", () => import("../business-request/hydrate-partnership.ts")],
  ["advertising", () => import("../business-request/hydrate-advertising.ts")],
]);

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) void takeOver(root);

async function takeOver(root: HTMLElement): Promise<void> {
  await firstUse(root);
  // Where the code does not arrive, the form goes on posting natively.
  const island = await islands
    .get(root.dataset.island)?.()
    .catch(() => undefined);
  island?.hydrate(root);
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
