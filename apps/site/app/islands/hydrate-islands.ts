import { loadIsland } from "./load-island.ts";
import { reserveReload } from "./reload-guard.ts";
import { watchNavigation } from "./watch-navigation.ts";

/** A chunk to load: its name in error messages, such as "sending", and its import. */
type Chunk<Module> = { id: string; importer: () => Promise<Module> };

/** The interaction chunk: the code that an island needs only after the visitor's first interaction. */
export type InteractionChunk<Module> = {
  /** Resolves when the visitor has interacted with the island and the chunk has loaded; with `undefined` if it failed. */
  loading: Promise<Module | undefined>;
  /** Loads the chunk at once. Resolves with `undefined` if it failed. */
  load: () => Promise<Module | undefined>;
};

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
 * interaction with the island. Calls `prepare` at once.
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

/**
 * Loads the chunk once. If that failed, the next call reloads the page, at most once a minute and only when online:
 * browsers do not retry a failed module request.
 */
function createChunkLoader<Module>(
  chunk: Chunk<Module>,
  { onChunkMissing, ...options }: PreparedIsland,
): InteractionChunk<Module>["load"] {
  let loading: Promise<Module | undefined> | undefined;
  let isMissing = false;
  return () => {
    if (isMissing && navigator.onLine && reserveReload(chunk.id)) options.reload();
    loading ??= load();
    return loading;
  };

  async function load(): Promise<Module | undefined> {
    const module = await loadIsland({ ...chunk, ...options, stopWatching: watchNavigation() });
    isMissing = module === undefined;
    if (isMissing) onChunkMissing();
    return module;
  }
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
