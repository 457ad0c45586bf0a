/** In milliseconds. On ^C, the terminal and npm each send the signal to this process, within milliseconds. */
const duplicateWindow = 500;

/**
 * Forwards the signals of this process, without npm's duplicates. A second ^C is forwarded again.
 *
 * @param {(signal: NodeJS.Signals) => void} send
 */
export function forwardSignals(send) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    let last = -Infinity;
    process.on(signal, () => {
      const isDuplicate = performance.now() - last < duplicateWindow;
      last = performance.now();
      if (!isDuplicate) send(signal);
    });
  }
}
