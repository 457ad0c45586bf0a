import { loadChunk } from "./load-chunk.ts";
import { forgetReload, mayReload } from "./reload-once.ts";

type Part<Module> = {
  /** What it is called, such as "contact". */
  id: string;
  importer: () => Promise<Module>;
  /** Opens the page again: a browser never asks twice for a script that failed. */
  openAgain: () => void;
  /** Whether nothing would be lost by that. */
  canReload: () => boolean;
};

/**
 * Loads a part of the page. Where it is gone, as after a deploy, the page opens itself anew, at most once a minute;
 * else the page's `ChunkFailure` tells the visitor.
 *
 * @returns the module, if it arrived
 * @example const island = await arrivalOf({ id: "contact", importer, openAgain, canReload });
 */
export async function arrivalOf<Module>(part: Part<Module>): Promise<Module | undefined> {
  const { id, importer, openAgain, canReload } = part;
  const chunk = await loadChunk(id, importer);
  if (chunk.status === "loaded") {
    forgetReload();
    return chunk.module;
  }
  if (chunk.status === "failed" && navigator.onLine && canReload() && mayReload()) openAgain();
  else showFailure(chunk.message, openAgain);
  return undefined;
}

function showFailure(message: string, openAgain: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-chunk-failure]");
  if (!template) return;
  const notice = document.importNode(template.content, true);
  notice.querySelector("[data-message]")?.append(message);
  notice.querySelector("button")?.addEventListener("click", openAgain);
  template.after(notice);
}
