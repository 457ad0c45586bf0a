import { loadChunk } from "./load-chunk.ts";
import { reserveReload, releaseReload } from "./reload-guard.ts";

type IslandOptions<Module> = {
  id: string;
  importer: () => Promise<Module>;
  /** Reloads the page: browsers do not retry a failed module request. */
  reload: () => void;
  isPristine: () => boolean;
  /** The result of `watchNavigation`. */
  stopWatching: () => boolean;
};

/**
 * Loads an island's chunk. If the chunk no longer exists, as after a deploy, reloads the page, at most once a minute;
 * otherwise shows the page's `ChunkFailure`.
 *
 * @returns the module, or `undefined` if it failed to load or the visitor is navigating away
 */
export async function loadIsland<Module>(island: IslandOptions<Module>): Promise<Module | undefined> {
  const { id, importer, reload, isPristine, stopWatching } = island;
  const chunk = await loadChunk(id, importer);
  const isNavigating = stopWatching();
  if (chunk.status === "loaded") {
    releaseReload(id);
    return chunk.module;
  }
  if (isNavigating) return undefined;
  if (chunk.status === "failed" && navigator.onLine && isPristine() && reserveReload(id)) reload();
  else showFailure(id, chunk.message, reload);
  return undefined;
}

function showFailure(id: string, message: string, reload: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-chunk-failure]");
  if (!template) return;
  const notice = document.importNode(template.content, true);
  const place = notice.querySelector<HTMLElement>("[data-message]");
  place?.append(place.dataset.message?.replace("{id}", id) || message);
  notice.querySelector("button")?.addEventListener("click", reload);
  template.after(notice);
}
