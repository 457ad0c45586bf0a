/** The timeout for loading a chunk, in milliseconds (specification, section 9). */
const timeout = 120_000;

const reloadKey = "reloaded-at";
const minute = 60_000;

/** The message that pages in the default language have built in. */
export const failureMessage = "Loading chunk {id} failed";

type IslandOptions<Module> = {
  id: string;
  importer: () => Promise<Module>;
  /** Reloads the page: browsers do not retry a failed module request. */
  reload: () => void;
  isPristine: () => boolean;
  /** The result of `watchNavigation`. Default: watches while the chunk is loading. */
  stopWatching?: () => boolean;
};

/**
 * Loads an island's chunk. If the chunk no longer exists, as after a deploy, reloads the page, at most once a minute;
 * otherwise, or after 120 seconds, shows the page's `ChunkFailure`. If the visitor is navigating away, does nothing.
 */
export async function loadIsland<Module>(island: IslandOptions<Module>): Promise<Module | undefined> {
  const { id, importer, reload, isPristine, stopWatching = watchNavigation() } = island;
  const timedOut = new Promise<"timeout">((resolve) => {
    setTimeout(resolve, timeout, "timeout");
  });
  const chunk = await Promise.race([importer().catch(() => undefined), timedOut]);
  const isNavigating = stopWatching();
  if (chunk !== undefined && chunk !== "timeout") {
    if (readReload()[0] === id) sessionStorage.removeItem(reloadKey);
    return chunk;
  }
  if (isNavigating) return undefined;
  if (chunk === undefined && navigator.onLine && isPristine() && reserveReload(id)) reload();
  else showFailure(id, reload);
  return undefined;
}

/** Shows that an island failed to load, or crashed, and offers to reload the page. */
export function showFailure(id: string, reload: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-chunk-failure]");
  if (!template) return;
  const notice = document.importNode(template.content, true);
  const place = notice.querySelector<HTMLElement>("[data-message]");
  place?.append((place.dataset.message || failureMessage).replace("{id}", id));
  notice.querySelector("button")?.addEventListener("click", reload);
  template.after(notice);
}

/** Records a reload, and returns whether it may happen: at most once a minute, and never without storage. */
export function reserveReload(id: string): boolean {
  const now = Date.now();
  // The clock may have been set back since.
  if (Math.abs(now - Number(readReload()[1])) < minute) return false;
  try {
    sessionStorage.setItem(reloadKey, `${id} ${now}`);
    return true;
  } catch {
    return false;
  }
}

function readReload(): [id: string, time: string] {
  try {
    const [id = "", time = "0"] = sessionStorage.getItem(reloadKey)?.split(" ") ?? [];
    return [id, time];
  } catch {
    return ["", "0"];
  }
}

/**
 * Watches for navigation to another page, until the returned function is called. Firefox and Safari abort pending
 * requests as soon as it starts: such a request has not failed, and a reload would cancel the navigation.
 */
export function watchNavigation(): () => boolean {
  let isNavigating = false;
  const watch = new AbortController();
  const markNavigating = () => {
    isNavigating = true;
  };
  addEventListener("beforeunload", markNavigating, watch);
  // iOS Safari fires no beforeunload event.
  addEventListener("click", (event) => isInternalLinkClick(event) && markNavigating(), watch);
  return () => {
    watch.abort();
    return isNavigating;
  };
}

function isInternalLinkClick({ target, defaultPrevented }: Event): boolean {
  return !defaultPrevented && target instanceof Element && target.closest('a[href^="/"]') !== null;
}
