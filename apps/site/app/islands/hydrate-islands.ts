import { lateLoader, type Chunk, type LateCode } from "./late-code.ts";
import { loadIsland } from "./load-island.ts";
import { watchLeaving } from "./watch-leaving.ts";

/** The code of an island: React, and what it renders. */
export type IslandModule<Late> = { hydrate: (root: HTMLElement, late: LateCode<Late>) => void };

/** What an island's prerendered HTML needs to know of its visitor until React is there. */
export type PreparedIsland = {
  /** Reloads the page and keeps what the visitor has entered. */
  reload: () => void;
  /** Whether a reload would go unnoticed: nothing has been entered. */
  isPristine: () => boolean;
  /** Whether the page is being left, so that hydrating the island would come too late. */
  isLeaving: () => boolean;
  /** Makes the island work without its late code, which could not be loaded. */
  doWithoutLate: () => void;
};

/** The site's islands by name, each with the import of its code. */
export type IslandRegistry<Late> = Readonly<Record<string, () => Promise<IslandModule<Late>>>>;

/**
 * Hydrates the islands of the page late: when the page has loaded and the thread is idle, or at the first use of
 * an island.
 *
 * @param registry the site's islands by the name that `Island` gives them
 * @param late what an island needs only once it is used; it is fetched at the island's first use
 * @param prepare runs on each island at once, without React
 */
export function hydrateIslands<Late>(
  registry: IslandRegistry<Late>,
  late: Chunk<Late>,
  prepare: (root: HTMLElement) => PreparedIsland,
): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]"))
    void hydrateIsland(root, registry, late, prepare(root));
}

async function hydrateIsland<Late>(
  root: HTMLElement,
  registry: IslandRegistry<Late>,
  late: Chunk<Late>,
  prepared: PreparedIsland,
): Promise<void> {
  const { island: id = "" } = root.dataset;
  const importer = registry[id];
  if (!importer) throw new Error(`No island is called "${id}": add it to the registry.`);
  const hasLeft = watchLeaving();
  const used = firstUse(root);
  await Promise.race([used, loaded().then(idle)]);
  const island = await loadIsland({ id, importer, hasLeft, ...prepared });
  if (!island || prepared.isLeaving()) return;
  const load = lateLoader(late, prepared);
  const loading = used.then(load);
  island.hydrate(root, { load, loading });
}

/** Settles as soon as the visitor uses the island. */
async function firstUse(root: HTMLElement): Promise<void> {
  // Before this script was there.
  if (root.contains(document.activeElement)) return;
  await new Promise((resolve) => {
    for (const event of ["focusin", "pointerdown"]) root.addEventListener(event, resolve, { once: true });
  });
}

async function loaded(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

async function idle(): Promise<void> {
  // Safari has no requestIdleCallback: a macrotask after the load event is the closest substitute.
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
}
