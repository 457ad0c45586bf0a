/** The milliseconds between two writes. */
const pause = 500;
/** The events that write at once. */
const ends = ["submit", "pagehide", "visibilitychange"];

/**
 * Takes writing out of typing: it waits for an idle thread, and never longer than until a form is submitted, or the
 * page hidden or left, so that closing the tab loses nothing.
 */
export function createIdleWriter() {
  let waiting: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function now(): void {
    if (!waiting) return;
    const write = waiting;
    waiting = undefined;
    clearTimeout(timer);
    for (const end of ends) removeEventListener(end, now, true);
    write();
  }

  return {
    /** Writes what is still to be written. */
    now,
    /** Calls the latest `write`, when there is time for it. */
    later(write: () => void): void {
      if (!waiting) {
        // Before all others: who posts natively discards what is stored.
        for (const end of ends) addEventListener(end, now, true);
        timer = setTimeout(() => whenIdle(now), pause);
      }
      waiting = write;
    },
  };
}

/** Safari has no `requestIdleCallback`; typing has paused by then anyway. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: pause });
  else run();
}
