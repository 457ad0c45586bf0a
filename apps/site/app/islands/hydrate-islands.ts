import { createChunkLoader, type Chunk, type InteractionChunk } from "./interaction-chunk.ts";
import { loadIsland } from "./load-island.ts";
import { watchNavigation } from "./watch-navigation.ts";

/** The island chunk: React and the island's components. */
export type IslandModule<Interaction> = {
  hydrate: (root: HTMLElement, interactionChunk: InteractionChunk<Interaction>) => void;
};

export type PreparedIsland = {
  reload: () => void;
  /** Whether a reload would lose no input. */
  isPristine: () => boolean;
  /** Whether the form has been posted natively, so that hydration would come too late. */
  isPosted: () => boolean;
  /** Makes the island work without the interaction chunk, which failed to load. */
  onChunkMissing: () => void;
};

type IslandRegistry<Interaction> = Readonly<Record<string, () => Promise<IslandModule<Interaction>>>>;

/**
 * Hydrates each island of the page once the page has loaded and the main thread is idle, or on the visitor's first
 * interaction with the island.
 *
 * @param registry the islands by the name in their `data-island`
 * @param interactionChunk loads on the first interaction with an island
 * @param prepare called at once for each island, before React loads
 */
export function hydrateIslands<Interaction>(
  registry: IslandRegistry<Interaction>,
  interactionChunk: Chunk<Interaction>,
  prepare: (root: HTMLElement) => PreparedIsland,
): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-island]"))
    void hydrateIsland(root, registry, interactionChunk, prepare(root));
}

async function hydrateIsland<Interaction>(
  root: HTMLElement,
  registry: IslandRegistry<Interaction>,
  interactionChunk: Chunk<Interaction>,
  prepared: PreparedIsland,
): Promise<void> {
  const { island: id = "" } = root.dataset;
  const importer = registry[id];
  if (!importer) throw new Error(`No island is called "${id}": add it to the registry.`);
  const stopWatching = watchNavigation();
  const interaction = firstInteraction(root);
  await Promise.race([interaction, pageLoad().then(idleTime)]);
  const island = await loadIsland({ id, importer, stopWatching, ...prepared });
  if (!island || prepared.isPosted()) return;
  const load = createChunkLoader(interactionChunk, prepared);
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

async function pageLoad(): Promise<void> {
  if (document.readyState === "complete") return;
  await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

async function idleTime(): Promise<void> {
  // Safari has no requestIdleCallback; a timeout after the load event is the closest substitute.
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, 200),
  );
}
