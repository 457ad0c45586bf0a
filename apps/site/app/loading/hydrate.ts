import type { IslandName } from "./island.tsx";

const loaders: Record<IslandName, () => Promise<{ hydrate: (root: HTMLElement) => void }>> = {
  contact: () => import("../contact/contact-island.tsx"),
};

for (const root of document.querySelectorAll<HTMLElement>("[data-island]")) {
  void firstUse(root).then(async () => {
    const { hydrate } = await loaders[root.dataset.island as IslandName]();
    hydrate(root);
    root.dataset.hydrated = "";
  });
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
