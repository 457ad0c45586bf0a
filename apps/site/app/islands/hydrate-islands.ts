import { createChunkLoader, type Chunk, type LazyChunk } from "./lazy-chunk.ts";
import { loadIsland } from "./load-island.ts";
import { watchNavigation } from "./watch-navigation.ts";

/** The lazy chunk of an island: React and the island's components. */
export type IslandModule<Lazy> = { hydrate: (root: HTMLElement, lazyChunk: LazyChunk<Lazy>) => void };

export type PreparedIsland = {
  reload: () => void;
  /** Whether a reload would lose no input. */
  isPristine: () => boolean;
  /** Whether the form has been posted natively, so that hydration would come too late. */
  isPosted: () => boolean;
  /** Makes the island work without its lazy chunk, which failed to load. */
  onChunkMissing: () => void;
};

export type IslandRegistry<Lazy> = Readonly<Record<string, () => Promise<IslandModule<Lazy>>>>;

/**
 * Hydrates the islands of the page when it has loaded and the thread is idle, or on the visitor's first interaction
 * with an island.
 *
 * @param registry the islands by the name in their `data-island`
 * @param lazyChunk the chunk that islands need after the first interaction
 * @param prepare called at once for each island, before React loads
 */
export function hydrateIslands<Lazy>(
  registry: IslandRegistry<Lazy>,
  lazyChunk: Chunk<Lazy>,
  prepare: (root: HTMLElement) => PreparedIsland,
): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]"))
    void hydrateIsland(root, registry, lazyChunk, prepare(root));
}

async function hydrateIsland<Lazy>(
  root: HTMLElement,
  registry: IslandRegistry<Lazy>,
  lazyChunk: Chunk<Lazy>,
  prepared: PreparedIsland,
): Promise<void> {
  const { island: id = "" } = root.dataset;
  const importer = registry[id];
  if (!importer) throw new Error(`No island is called "${id}": add it to the registry.`);
  const stopWatching = watchNavigation();
  const interaction = firstInteraction(root);
  await Promise.race([interaction, loaded().then(idle)]);
  const island = await loadIsland({ id, importer, stopWatching, ...prepared });
  if (!island || prepared.isPosted()) return;
  const load = createChunkLoader(lazyChunk, prepared);
  const loading = interaction.then(load);
  island.hydrate(root, { load, loading });
}

async function firstInteraction(root: HTMLElement): Promise<void> {
  // The visitor may have focused the island before this script ran.
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
  // Safari has no requestIdleCallback; a timeout after the load event is the closest substitute.
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
}
