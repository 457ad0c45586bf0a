const key = "reloaded-at";
const minute = 60_000;

/**
 * Whether the page may reload by itself, and sets the mark of that reload: at most one a minute, so that a chunk
 * which stays missing cannot reload the page in a loop. Without storage for the mark it may not.
 *
 * @param now in milliseconds
 */
export function canReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (now - last < minute) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

/** Allows the next reload at once: everything has loaded. */
export function clearReloadMark(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no mark.
  }
}
