/**
 * The time and random numbers that a queue uses.
 *
 * @example const clock: Clock = { now: () => 0, random: () => 0.5, setTimer };
 */
export type Clock = {
  /** Returns the milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number from 0 to less than 1. */
  readonly random: () => number;
  /** Calls `listener` after some milliseconds, unless the returned function is called first. */
  readonly setTimer: (listener: () => void, milliseconds: number) => () => void;
};

/** The system's clock, timers and `Math.random`. */
export const systemClock: Clock = {
  // Looked up late: tests replace them.
  now: () => Date.now(),
  random: Math.random,
  setTimer(listener, milliseconds) {
    const timer = setTimeout(listener, milliseconds);
    return () => clearTimeout(timer);
  },
};
