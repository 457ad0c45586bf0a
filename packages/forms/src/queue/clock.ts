/**
 * Time and chance, as a queue needs them.
 *
 * @example const clock: Clock = { now: () => 0, random: () => 0.5, later };
 */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** Calls `listener` in so many milliseconds, unless the returned function is called before. */
  readonly later: (listener: () => void, milliseconds: number) => () => void;
};

/** Those of the machine that it runs on. */
export const systemClock: Clock = {
  now: Date.now,
  random: Math.random,
  later(listener, milliseconds) {
    const timer = setTimeout(listener, milliseconds);
    return () => clearTimeout(timer);
  },
};
