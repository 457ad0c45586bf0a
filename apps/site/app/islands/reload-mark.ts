const key = "reloaded-at";
const minute = 60_000;

/**
 * Whether the page may reload by itself, and sets the mark of that reload: at most one a minute, so that a chunk
 * which stays missing cannot reload the page in a loop. Without storage for the mark it may not.
 *
 * @param id the chunk's name, without spaces
 * @param now in milliseconds
 */
export function canReload(id: string, now = Date.now()): boolean {
  try {
    const [, last] = read();
    if (now - Number(last) < minute) return false;
    sessionStorage.setItem(key, `${id} ${now}`);
    return true;
  } catch {
    return false;
  }
}

/** Allows the next reload at once: the chunk for which the page has reloaded has loaded. */
export function clearReloadMark(id: string): void {
  try {
    if (read()[0] === id) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no mark.
  }
}

/** The chunk of the last reload, and when it was. */
function read(): [id: string, time: string] {
  const [id = "", time = "0"] = sessionStorage.getItem(key)?.split(" ") ?? [];
  return [id, time];
}
