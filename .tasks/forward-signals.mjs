/** A terminal sends its ^C to npm's child itself, and npm passes it on: the same signal twice within milliseconds. */
const echo = 500;

/**
 * Passes each signal that this process gets on to another, once: its echo is dropped, a second press is passed on.
 *
 * @param {(signal: NodeJS.Signals) => void} send
 * @example forwardSignals((signal) => process.kill(-child.pid, signal));
 */
export function forwardSignals(send) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    let last = -Infinity;
    process.on(signal, () => {
      const isEcho = performance.now() - last < echo;
      last = performance.now();
      if (!isEcho) send(signal);
    });
  }
}
