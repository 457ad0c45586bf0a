const key = "reloaded-at";
const minute = 60_000;

/**
 * Whether the page may open itself anew, and notes that it does: at most once a minute, so that a part which stays
 * away cannot send it round in circles. Where nothing can be noted it may not.
 *
 * @param now in milliseconds
 */
export function mayReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem(key));
    if (now - last < minute) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    return false;
  }
}

/** All is there again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What could not be noted needs no forgetting.
  }
}
