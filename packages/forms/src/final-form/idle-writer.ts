/** Writes a value later. */
export type IdleWriter<Value> = {
  /** Writes the latest value, when there is time for it. */
  readonly later: (value: Value) => void;
  /** Writes what is still to be written. */
  readonly now: () => void;
};

/** How long typing goes on between two writes, in ms. */
const pause = 500;

/**
 * Takes a `write` out of typing: it waits for an idle thread, and never longer than until the page is hidden or left,
 * so that closing the tab loses nothing.
 */
export function createIdleWriter<Value extends object>(write: (value: Value) => void): IdleWriter<Value> {
  let waiting: Value | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function now(): void {
    if (!waiting) return;
    const value = waiting;
    waiting = undefined;
    clearTimeout(timer);
    removeEventListener("pagehide", now);
    document.removeEventListener("visibilitychange", now);
    write(value);
  }

  return {
    now,
    later(value) {
      if (!waiting) {
        addEventListener("pagehide", now);
        document.addEventListener("visibilitychange", now);
        timer = setTimeout(() => whenIdle(now), pause);
      }
      waiting = value;
    },
  };
}

/** Safari has no `requestIdleCallback`; typing has paused by then anyway. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: pause });
  else run();
}
