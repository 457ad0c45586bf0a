import { loadChunk } from "./load-chunk.ts";
import { canReload, clearReloadMark } from "./reload-mark.ts";

type LateIsland<Module> = {
  /** Its name, such as "contact". */
  id: string;
  importer: () => Promise<Module>;
  /** Reloads the page: a browser never requests a script again that failed. */
  reload: () => void;
  /** Whether a reload would lose nothing. */
  isPristine: () => boolean;
  /** Whether the visitor has set out for another page meanwhile: see `watchLeaving`. */
  hasLeft: () => boolean;
};

/**
 * Loads the code of an island. Where it no longer exists, as after a deploy, the page reloads, at most once a minute;
 * otherwise the page's `ChunkFailure` tells the visitor.
 *
 * @returns the module, if it could be loaded and the page is not being left
 */
export async function loadIsland<Module>(island: LateIsland<Module>): Promise<Module | undefined> {
  const { id, importer, reload, isPristine, hasLeft } = island;
  const chunk = await loadChunk(id, importer);
  const isLeaving = hasLeft();
  if (chunk.status === "loaded") {
    clearReloadMark(id);
    return chunk.module;
  }
  if (isLeaving) return undefined;
  if (chunk.status === "failed" && navigator.onLine && isPristine() && canReload(id)) reload();
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
