import type { FastifyBaseLogger } from "fastify";
import type { Telemetry } from "../config/telemetry.ts";
import { logTally } from "../http/log-tally.ts";
import type { Metrics } from "./metrics.ts";

/** Counts events in the metrics, and logs those that an operator must see. */
export function createTelemetry(metrics: Metrics, log: Pick<FastifyBaseLogger, "error" | "warn">): Telemetry {
  const countDrop = logTally(log, "connections closed");
  return {
    databaseCall: (operation, seconds) => metrics.storeDuration.observe({ operation }, seconds),
    databaseError: (err) => log.error({ err }, "database not closed"),
    limitFallback: () => metrics.limitInsurance.inc(),
    passwordsWaiting: (count) => metrics.scryptWaiting.set(count),
    connectionDropped(reason) {
      countDrop(reason);
      metrics.httpDropped.inc({ reason });
    },
    messageHandled: (form, outcome) => metrics.messages.inc({ form, outcome }),
    codeSent: (dialing_code) => metrics.smsSent.inc({ dialing_code }),
    codeEntered: (dialing_code) => metrics.smsEntered.inc({ dialing_code }),
    mailResent: () => metrics.mailResentUnknown.inc(),
  };
}
