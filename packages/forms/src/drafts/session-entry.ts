/** The part of the web's `Storage` that a draft needs. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One named entry of a storage, as JSON. */
export type SessionEntry = {
  /** What is there; null or undefined for nothing, and for what is no JSON. */
  readonly read: () => unknown;
  /** Nothing is left of it where the value is undefined. */
  readonly write: (value: unknown) => void;
};

/**
 * The storage of a page. Node has one too, but a single one for the whole process, which every visitor of a server
 * would share (https://github.com/nodejs/node/issues/57666): there is none where there is no document.
 */
export function pageStorage(): DraftStorage | undefined {
  return typeof document === "undefined" ? undefined : sessionStorage;
}

/**
 * Opens an entry of a storage that may be full, forbidden or not there at all: reading then finds nothing, and
 * writing does nothing.
 *
 * @param open - gives the storage; called each time, since a browser may throw where it is forbidden
 * @example createSessionEntry("draft-contact", pageStorage).read();
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
