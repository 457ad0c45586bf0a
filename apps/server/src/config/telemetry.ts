import type { FastifyBaseLogger } from "fastify";
import { logTally } from "./log-tally.ts";
import type { Metrics } from "./metrics.ts";

/**
 * The outcome of a message: `repeated` was stored before, `refused` is the sender's mistake, `capped` exceeds the hourly
 * limit of the whole site, `failed` is the server's fault.
 */
export type MessageOutcome = "stored" | "quarantined" | "repeated" | "refused" | "capped" | "failed";

export type DropReason = "total" | "address" | "pipelining" | "stall";

export type Telemetry = ReturnType<typeof createTelemetry>;

/** Counts events in the metrics, and logs those that an operator must see. */
export function createTelemetry(metrics: Metrics, log: Pick<FastifyBaseLogger, "error" | "warn">) {
  const countDrop = logTally(log, "connections closed");
  return {
    databaseCall: (operation: string, seconds: number) =>
      metrics.storeDuration.observe({ operation }, seconds),
    closeFailed: (err: unknown) => log.error({ err }, "database not closed"),
    /** A limit was counted in this process, because PostgreSQL is unreachable. */
    limitFallback: () => metrics.limitInsurance.inc(),
    passwordsWaiting: (count: number) => metrics.scryptWaiting.set(count),
    connectionDropped(reason: DropReason) {
      countDrop(reason);
      metrics.httpDropped.inc({ reason });
    },
    messageHandled: (form: string, outcome: MessageOutcome) => metrics.messages.inc({ form, outcome }),
    codeSent: (dialing_code: string) => metrics.smsSent.inc({ dialing_code }),
    codeEntered: (dialing_code: string) => metrics.smsEntered.inc({ dialing_code }),
    /** A mail is sent again whose first attempt may have arrived. */
    mailResent: () => metrics.mailResentUnknown.inc(),
  };
}
