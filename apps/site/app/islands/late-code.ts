import { loadIsland } from "./load-island.ts";
import { canReload } from "./reload-mark.ts";
import { watchLeaving } from "./watch-leaving.ts";

/** A chunk of the site: its name in messages, such as "sending", and its import. */
export type Chunk<Module> = { id: string; importer: () => Promise<Module> };

/** What an island needs only once it is used. */
export type LateCode<Module> = {
  /** Settles when the island has been used and the code is there; undefined if it could not be loaded. */
  loading: Promise<Module | undefined>;
  /** The same, whether the island has been used or not. */
  load: () => Promise<Module | undefined>;
};

type LateIsland = {
  reload: () => void;
  isPristine: () => boolean;
  doWithoutLate: () => void;
};

/**
 * Creates the function that loads an island's late code, once. If that failed, a later call reloads the page where
 * there is a network again, at most once a minute: a browser never requests a script again that failed.
 */
export function lateLoader<Module>(
  chunk: Chunk<Module>,
  { doWithoutLate, ...island }: LateIsland,
): LateCode<Module>["load"] {
  let loading: Promise<Module | undefined> | undefined;
  let isMissing = false;
  return () => {
    if (isMissing && navigator.onLine && canReload(chunk.id)) island.reload();
    loading ??= load();
    return loading;
  };

  async function load(): Promise<Module | undefined> {
    const module = await loadIsland({ ...chunk, ...island, hasLeft: watchLeaving() });
    isMissing = module === undefined;
    if (isMissing) doWithoutLate();
    return module;
  }
}
