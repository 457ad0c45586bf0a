const key = "reloaded-at";
const minute = 60_000;

/**
 * Returns whether the page may reload itself, and records it: at most once a minute, so that a missing chunk causes
 * no loop, and never without storage.
 */
export function reserveReload(id: string, now = Date.now()): boolean {
  try {
    const [, last] = read();
    if (now - Number(last) < minute) return false;
    sessionStorage.setItem(key, `${id} ${now}`);
    return true;
  } catch {
    return false;
  }
}

export function releaseReload(id: string): void {
  try {
    if (read()[0] === id) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is no record.
  }
}

function read(): [id: string, time: string] {
  const [id = "", time = "0"] = sessionStorage.getItem(key)?.split(" ") ?? [];
  return [id, time];
}
