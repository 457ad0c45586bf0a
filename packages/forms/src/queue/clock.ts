/**
 * The time and randomness that a queue uses.
 *
 * @example const clock: Clock = { now: () => 0, random: () => 0.5, setTimer };
 */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 to less than 1. */
  readonly random: () => number;
  /** Calls `listener` after that many milliseconds, unless the returned function is called first. */
  readonly setTimer: (listener: () => void, milliseconds: number) => () => void;
};

/** The system's clock, timers and `Math.random`. */
export const systemClock: Clock = {
  now: Date.now,
  random: Math.random,
  setTimer(listener, milliseconds) {
    const timer = setTimeout(listener, milliseconds);
    return () => clearTimeout(timer);
  },
};
