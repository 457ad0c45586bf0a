import { setTimeout as pause } from "node:timers/promises";

export interface Clock {
  /** Milliseconds since 1970. An operator or NTP can set it forward and back. */
  readonly now: () => number;
  /** Milliseconds of a clock for durations. It never jumps, and is the same in each thread. */
  readonly elapsed: () => number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => Number(process.hrtime.bigint() / 1_000_000n),
};

/** The drift that is not reported, in milliseconds. */
const drift = 5_000;

/** Returns a function that returns by how many milliseconds the clock was set since its last call; 0 below 5 s. */
export function watchWallClock({ now, elapsed }: Clock): () => number {
  let offset = now() - elapsed();
  return () => {
    const jump = now() - elapsed() - offset;
    if (Math.abs(jump) <= drift) return 0;
    offset += jump;
    return jump;
  };
}

/** Rejects after so many milliseconds: what it races with has no deadline of its own. */
export async function rejectAfter(milliseconds: number): Promise<never> {
  await pause(milliseconds, undefined, { ref: false });
  throw new Error(`no answer within ${milliseconds} ms`);
}
