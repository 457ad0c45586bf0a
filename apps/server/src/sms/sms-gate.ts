import type { FastifyBaseLogger } from "fastify";
import { limitError } from "../http/limit-error.ts";
import { logTally } from "../http/log-tally.ts";
import type { SmsBudget, SmsCap } from "./sms-budget.ts";

/** The caps that all callers share, whose end the operator must hear of. */
const shared: ReadonlySet<SmsCap["name"]> = new Set(["dialingCode", "hour", "day"]);

/**
 * Lets an SMS through, or not, and tells the operator: the lines of the log whose `alarm` is `smsBudget` or `smsStopped`
 * are for a monitor to find.
 *
 * @returns a function that counts one SMS
 * @throws HttpError from it where the SMS may not be sent
 */
export function smsGate(
  budget: SmsBudget,
  log: Pick<FastifyBaseLogger, "error" | "warn">,
): (caps: readonly SmsCap[]) => Promise<void> {
  const countRefused = logTally(log, "codes refused");
  let isStopped = false;
  return async (caps) => {
    const decision = await budget.take(caps);
    const wasStopped = isStopped;
    isStopped = decision.status === "stopped";
    if (decision.status === "stopped") {
      const { sent, entered, wait } = decision;
      if (!wasStopped)
        log.error(
          { alarm: "smsStopped", sent, entered, seconds: wait },
          "no codes are sent: too few of the last ones were entered",
        );
      countRefused("stopped");
      throw limitError("codesStopped", { wait });
    }
    if (decision.status === "reached") {
      const { cap, wait } = decision;
      countRefused(cap.name);
      const policy = cap.name === "link" ? { ...cap, name: "codes-of-link" } : undefined;
      throw limitError("tooManyCodeSends", { wait, policy });
    }
    for (const { name, key, times } of decision.nearlyReached)
      if (shared.has(name))
        log.error({ alarm: "smsBudget", cap: key, times }, "four fifths of the SMS are sent that may be");
  };
}
