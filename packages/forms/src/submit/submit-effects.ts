import { createKey } from "./create-key.ts";

/**
 * Everything that a submit needs from the world around it.
 *
 * @example createSubmit({ send, effects: { now: () => 0 } });
 */
export type SubmitEffects = {
  /** False only where there surely is no network; true proves nothing. */
  readonly isOnline: () => boolean;
  /** Calls `listener` whenever there may be a network again, until the returned function is called. */
  readonly onOnline: (listener: () => void) => () => void;
  /** Calls `listener` in so many milliseconds, unless the returned function is called before. */
  readonly later: (listener: () => void, milliseconds: number) => () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** A new idempotency key. */
  readonly createKey: () => string;
};

/** What a browser has of them. */
export const browserEffects: SubmitEffects = {
  isOnline: () => navigator.onLine,
  onOnline(listener) {
    const controller = new AbortController();
    // A page that comes back by the back button has heard nothing while it was away.
    for (const name of ["online", "pageshow"]) {
      addEventListener(name, listener, { signal: controller.signal });
    }
    return () => controller.abort();
  },
  later(listener, milliseconds) {
    const timer = setTimeout(listener, milliseconds);
    return () => clearTimeout(timer);
  },
  now: Date.now,
  random: Math.random,
  createKey,
};
