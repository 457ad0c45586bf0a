/** The part of the web's `Storage` that a draft needs. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One named entry of a storage, as JSON. */
export type SessionEntry = {
  /** What is there; null or undefined for nothing, and for what is no JSON. */
  readonly read: () => unknown;
  readonly write: (value: unknown) => void;
  readonly clear: () => void;
};

/**
 * Opens an entry of a storage that may be full, forbidden or not there at all: reading then finds nothing, and
 * writing does nothing.
 *
 * @param open - gives the storage; called each time, since a browser may throw where it is forbidden
 * @example createSessionEntry("draft-contact", () => sessionStorage).read();
 */
export function createSessionEntry(name: string, open: () => DraftStorage): SessionEntry {
  const attempt = <Result>(act: (storage: DraftStorage) => Result): Result | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => attempt((storage): unknown => JSON.parse(storage.getItem(name) ?? "null")),
    write: (value) => attempt((storage) => storage.setItem(name, JSON.stringify(value))),
    clear: () => attempt((storage) => storage.removeItem(name)),
  };
}
