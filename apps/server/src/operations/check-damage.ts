import { Worker } from "node:worker_threads";
import type { FastifyBaseLogger } from "fastify";
import { SetupError } from "../config/errors.ts";
import type { Metrics } from "../config/metrics.ts";

const day = 24 * 60 * 60_000;

export type DamageChecks = ReturnType<typeof startDamageChecks>;

/** Checks a SQLite file for damage now and each day, in a thread of its own. */
export function startDamageChecks(
  file: string,
  { storeDamaged }: Metrics,
  log: Pick<FastifyBaseLogger, "warn">,
) {
  let damage: string | undefined;
  let worker = check();
  const timer = setInterval(() => (worker = check()), day).unref();
  return {
    /** @throws SetupError if the last check found damage */
    assertSound(): void {
      if (damage !== undefined) throw new SetupError(damage);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await worker.terminate();
    },
  };

  function check(): Worker {
    const started = new Worker(new URL("../check-thread.ts", import.meta.url), { workerData: file });
    started.once("message", (found: string | undefined) => {
      damage = found;
      storeDamaged.set(found === undefined ? 0 : 1);
    });
    started.once("error", (err) => log.warn({ err }, "database not checked"));
    return started;
  }
}
