import { loadIsland } from "./load-island.ts";
import { reserveReload } from "./reload-guard.ts";
import { watchNavigation } from "./watch-navigation.ts";

/** A chunk to load: its name in error messages, such as "sending", and its import. */
export type Chunk<Module> = { id: string; importer: () => Promise<Module> };

/** The interaction chunk: the code that an island needs only after the visitor's first interaction. */
export type InteractionChunk<Module> = {
  /** Resolves when the visitor has interacted with the island and the chunk has loaded; with `undefined` if it failed. */
  loading: Promise<Module | undefined>;
  /** Loads the chunk at once. Resolves with `undefined` if it failed. */
  load: () => Promise<Module | undefined>;
};

type LoaderOptions = {
  reload: () => void;
  isPristine: () => boolean;
  onChunkMissing: () => void;
};

/**
 * Creates a function that loads the chunk once. If loading failed, the next call reloads the page, at most once a
 * minute and only when online: browsers do not retry a failed module request.
 */
export function createChunkLoader<Module>(
  chunk: Chunk<Module>,
  { onChunkMissing, ...options }: LoaderOptions,
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
