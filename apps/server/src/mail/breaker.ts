import type { Clock } from "../config/clock.ts";

const shortestPause = 1_000;
const longestPause = 60_000;

/** A circuit breaker: after each failure, the next call waits 1, 2, 4 … 60 seconds. */
export class Breaker {
  readonly #clock: Clock;
  #failures = 0;
  #failedAt = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the last call failed. */
  get isOpen(): boolean {
    return this.#failures > 0;
  }

  /** Returns the milliseconds until the next call may start. */
  wait(): number {
    if (!this.isOpen) return 0;
    const pause = Math.min(longestPause, shortestPause * 2 ** (this.#failures - 1));
    return Math.max(0, this.#failedAt + pause - this.#clock.elapsed());
  }

  /** Records the result of a call. Returns whether it opened or closed the breaker. */
  record(isSuccess: boolean): boolean {
    const wasOpen = this.isOpen;
    this.#failures = isSuccess ? 0 : this.#failures + 1;
    this.#failedAt = this.#clock.elapsed();
    return wasOpen !== this.isOpen;
  }
}
