import type { Clock } from "../config/clock.ts";

const shortestWait = 1_000;
const longestWait = 60_000;

/**
 * Keeps a server that cannot be reached from being called again and again: after a failure one call at a time may try,
 * a second later, then after 2, 4 and so on up to 60 seconds.
 */
export class Breaker {
  readonly #clock: Clock;
  #failures = 0;
  #triedAt = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many calls may be under way at once, of the number that may be otherwise. */
  limit(most: number): number {
    return this.#failures > 0 ? 1 : most;
  }

  /** How long until the next call may be made, in milliseconds; 0 for at once. */
  wait(): number {
    if (this.#failures === 0) return 0;
    const pause = Math.min(longestWait, shortestWait * 2 ** (this.#failures - 1));
    return Math.max(0, this.#triedAt + pause - this.#clock.elapsed());
  }

  /** Whether the last call failed. */
  isOpen(): boolean {
    return this.#failures > 0;
  }

  /** Tells it how a call ended. @returns whether that changed what may be done */
  record(isReachable: boolean): boolean {
    const before = this.#failures;
    this.#failures = isReachable ? 0 : before + 1;
    this.#triedAt = this.#clock.elapsed();
    return before > 0 === isReachable;
  }
}
