import type { FastifyBaseLogger } from "fastify";

/**
 * Counts what may happen thousands of times a second, and logs it in one line every ten seconds: a flood of requests
 * must not become one of log lines.
 *
 * @param message of the line, which has the count of each reason
 * @param interval in milliseconds
 * @example const count = logTally(app.log, "connections closed"); count("pipelining");
 */
export function logTally(
  log: Pick<FastifyBaseLogger, "warn">,
  message: string,
  interval = 10_000,
): (reason: string) => void {
  let counts: Record<string, number> = {};
  return (reason) => {
    if (Object.keys(counts).length === 0) setTimeout(write, interval).unref();
    counts[reason] = (counts[reason] ?? 0) + 1;
  };

  function write(): void {
    log.warn(counts, message);
    counts = {};
  }
}
