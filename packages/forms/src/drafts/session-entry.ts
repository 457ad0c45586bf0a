/** The part of the web's `Storage` that a draft uses. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One named entry of a storage, as JSON. */
export type SessionEntry = {
  /** The stored value; null or undefined if there is none, or if it is not JSON. */
  readonly read: () => unknown;
  /** Removes the entry if the value is undefined. */
  readonly write: (value: unknown) => void;
};

/**
 * The page's `sessionStorage`, if there is a document: Node has a single one for the whole process, which all visitors of
 * a server would share (https://github.com/nodejs/node/issues/57666).
 */
export function pageStorage(): DraftStorage | undefined {
  return typeof document === "undefined" ? undefined : sessionStorage;
}

/**
 * An entry of a storage that may be full, forbidden or missing: then it reads as empty, and writes are ignored. `open` is
 * called each time, because a browser may throw if storage is forbidden.
 */
export function createSessionEntry(name: string, open: () => DraftStorage | undefined): SessionEntry {
  const attempt = <Result>(act: (storage: DraftStorage) => Result): Result | undefined => {
    try {
      const storage = open();
      return storage && act(storage);
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((storage): unknown => JSON.parse(storage.getItem(name) ?? "null")),
    write: (value) =>
      attempt((storage) =>
        value === undefined ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(value)),
      ),
  };
}
