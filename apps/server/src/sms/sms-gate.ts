import type { FastifyBaseLogger } from "fastify";
import { limitError } from "../http/limiter.ts";
import { logTally } from "../config/log-tally.ts";
import type { SmsBudget } from "./sms-budget.ts";
import type { SmsCap } from "./sms-caps.ts";

const shared: ReadonlySet<SmsCap["name"]> = new Set(["dialingCode", "hour", "day"]);

/** Throws an HttpError if no SMS may be sent, and logs lines for monitors, with the field `alarm`. */
export function createSmsGate(budget: SmsBudget, log: Pick<FastifyBaseLogger, "error" | "warn">) {
  const countRejected = logTally(log, "codes rejected");
  let isStopped = false;
  return async (caps: readonly SmsCap[]): Promise<void> => {
    const decision = await budget.consume(caps);
    const wasStopped = isStopped;
    isStopped = decision.status === "stopped";
    if (decision.status === "stopped") {
      const { sent, entered, wait } = decision;
      if (!wasStopped)
        log.error(
          { alarm: "smsStopped", sent, entered, seconds: wait },
          "codes stopped: too few were entered",
        );
      countRejected("stopped");
      throw limitError("codesStopped", wait);
    }
    if (decision.status === "reached") {
      const { cap, wait } = decision;
      countRejected(cap.name);
      throw limitError("tooManyCodeSends", wait);
    }
    for (const { name, key, times } of decision.nearlyReached)
      if (shared.has(name))
        log.error({ alarm: "smsBudget", cap: key, times }, "four fifths of an SMS cap used");
  };
}
