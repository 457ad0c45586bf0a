import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "../config/clock.ts";
import { isTransient } from "./postgres-errors.ts";
import { postgresFunctions } from "./sql-functions.ts";
import type { Database } from "./tables.ts";

const maxTries = 3;
/** Before the second try, in milliseconds; five times as long before the third. */
const firstPause = 200;

/**
 * Runs an idempotent transaction up to three times: a COMMIT may have succeeded although its answer was lost.
 *
 * @param deadline the time after which nobody waits for the result, by `systemClock.elapsed`
 */
export async function retryTransaction<Result>(
  database: Database,
  run: () => Promise<Result>,
  deadline: number,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      const result = await run();
      // Another try may only have read what the first one committed on the primary.
      if (tries > 1) await postgresFunctions.awaitStandby(database);
      return result;
    } catch (error) {
      // Random, so that two transactions do not collide again.
      const delay = firstPause * 5 ** (tries - 1) * (0.5 + Math.random() / 2);
      const isLast = tries === maxTries || systemClock.elapsed() + delay >= deadline;
      if (isLast || !isTransient(error)) throw error;
      await pause(delay);
    }
  }
}
