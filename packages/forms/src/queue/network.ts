/**
 * What a queue knows of the network.
 *
 * @example const network: Network = { isOnline: () => true };
 */
export type Network = {
  /** False only where there surely is no network; true proves nothing. */
  readonly isOnline: () => boolean;
  /**
   * Calls `listener` whenever there may be a network again, until the returned function is called. Without it nothing
   * waits: a send that fails has failed.
   */
  readonly onOnline?: ((listener: () => void) => () => void) | undefined;
};

// Node has a navigator that says nothing of a network, or none.
const isOnline = () => (globalThis.navigator?.onLine as boolean | undefined) ?? true;

/**
 * The network of a browser; where there is none, as in Node, it is always online and no message waits.
 *
 * @example browserNetwork().isOnline(); // true, in Node
 */
export function browserNetwork(): Network {
  if (typeof addEventListener !== "function") return { isOnline };
  return {
    isOnline,
    onOnline(listener) {
      const controller = new AbortController();
      // A page that comes back by the back button has heard nothing while it was away.
      for (const name of ["online", "pageshow"]) {
        addEventListener(name, listener, { signal: controller.signal });
      }
      return () => controller.abort();
    },
  };
}
