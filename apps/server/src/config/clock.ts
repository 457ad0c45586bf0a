/** Tells the time in two ways; tests have their own. */
export interface Clock {
  /** Milliseconds since 1970. An operator, or the network's time, may set it forward and back. */
  readonly now: () => number;
  /** Milliseconds of a clock that never jumps, and is the same in each thread: what durations are measured by. */
  readonly elapsed: () => number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => Number(process.hrtime.bigint() / 1_000_000n),
};

/** By how much the wall clock may drift unnoticed, in milliseconds. */
const drift = 5_000;

/**
 * Watches the wall clock.
 *
 * @returns a function that tells by how many milliseconds it was set since it was last asked, 0 for less than 5 s
 */
export function watchWallClock({ now, elapsed }: Clock): () => number {
  let offset = now() - elapsed();
  return () => {
    const jump = now() - elapsed() - offset;
    if (Math.abs(jump) <= drift) return 0;
    offset += jump;
    return jump;
  };
}
