/**
 * The state of the network.
 *
 * @example const network: Network = { isOnline: () => true };
 */
export type Network = {
  /** Returns false if there is certainly no network; true proves nothing. */
  readonly isOnline: () => boolean;
  /**
   * Calls `listener` when the network may be online again, until the returned function is called. Without `onOnline`, no
   * message is queued.
   */
  readonly onOnline?: ((listener: () => void) => () => void) | undefined;
};

// Node has no navigator, or one without `onLine`.
const isOnline = () => (globalThis.navigator?.onLine as boolean | undefined) ?? true;

/** The browser's network; elsewhere, as in Node, it is always online and no message is queued. */
export function browserNetwork(): Network {
  if (typeof addEventListener !== "function") return { isOnline };
  return {
    isOnline,
    onOnline(listener) {
      const controller = new AbortController();
      // A page restored from the back/forward cache missed the events while it was frozen.
      for (const name of ["online", "pageshow"]) {
        addEventListener(name, listener, { signal: controller.signal });
      }
      return () => controller.abort();
    },
  };
}
