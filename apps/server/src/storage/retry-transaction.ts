import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "../config/clock.ts";
import { isPassing } from "./postgres-failures.ts";

const maxTries = 3;
/** Before the second try, in milliseconds; five times as long before the third. */
const firstPause = 200;

interface RepeatOptions {
  /** When nobody waits for the result any more, by `systemClock.elapsed`. */
  readonly deadline: number;
  /** Told why a unit is done again. */
  readonly onRepeat: (reason: unknown) => void;
}

/**
 * Does a whole unit of work, and again where the database was rolled back by something that passes: it failed over, or
 * another transaction was in the way. Nothing of a try that failed is left.
 *
 * @example await repeatUnit(() => ports.messages.save(message), { deadline, onRepeat });
 */
export async function repeatUnit<Result>(
  work: () => Promise<Result>,
  { deadline, onRepeat }: RepeatOptions,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      // Those that got into each other's way must not do so again.
      const delay = firstPause * 5 ** (tries - 1) * (0.5 + Math.random() / 2);
      const isLast = tries === maxTries || systemClock.elapsed() + delay >= deadline;
      if (isLast || !isPassing(error)) throw error;
      onRepeat(error);
      await pause(delay);
    }
  }
}
