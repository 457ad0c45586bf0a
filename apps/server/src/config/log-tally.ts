import type { FastifyBaseLogger } from "fastify";

/** Logs counts by reason in one line every ten seconds, so that a flood of requests does not flood the log. */
export function logTally(log: Pick<FastifyBaseLogger, "warn">, message: string): (reason: string) => void {
  let counts: Record<string, number> = {};
  return (reason) => {
    if (Object.keys(counts).length === 0) setTimeout(write, 10_000).unref();
    counts[reason] = (counts[reason] ?? 0) + 1;
  };

  function write(): void {
    log.warn(counts, message);
    counts = {};
  }
}
