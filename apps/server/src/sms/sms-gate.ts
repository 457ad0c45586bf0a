import type { FastifyBaseLogger } from "fastify";
import { limitError } from "../http/limiter.ts";
import type { DialingCodeCaps } from "../config/value-types.ts";
import { logTally } from "../config/log-tally.ts";
import type { SmsBudget } from "./sms-budget.ts";
import { createHash } from "node:crypto";
import type { Limit, Limits } from "../http/limits.ts";

/** The caps that all callers share. */
const shared: ReadonlySet<SmsCap["name"]> = new Set(["dialingCode", "hour", "day"]);

/**
 * Creates a function that consumes one SMS of the budget. It throws an HttpError if no SMS may be sent, and logs lines
 * for monitors, with the field `alarm`: `smsBudget` or `smsStopped`.
 */
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
      throw limitError("codesStopped", { wait });
    }
    if (decision.status === "reached") {
      const { cap, wait } = decision;
      countRejected(cap.name);
      const policy = cap.name === "link" ? { ...cap, name: "codes-of-link" } : undefined;
      throw limitError("tooManyCodeSends", { wait, policy });
    }
    for (const { name, key, times } of decision.nearlyReached)
      if (shared.has(name))
        log.error({ alarm: "smsBudget", cap: key, times }, "four fifths of an SMS cap used");
  };
}

/** The most SMS that something may cause. */
export interface SmsCap extends Limit {
  /** Shown in the log. */
  readonly name: "link" | "number" | "prefix" | "dialingCode" | "hour" | "day";
  /** Identifies the count, and no person. */
  readonly key: string;
}

interface SmsTarget {
  readonly token: string;
  readonly to: string;
  readonly dialingCode: string;
}

/** Returns the caps that one SMS counts against. */
export function smsCaps(
  limits: Limits,
  dialingCodeCaps: DialingCodeCaps,
  { token, to, dialingCode }: SmsTarget,
): readonly SmsCap[] {
  const timesToCode = dialingCodeCaps.own[dialingCode] ?? dialingCodeCaps.others;
  return [
    { ...limits.codesOfLink, name: "link", key: `link ${sha256(token)}` },
    { ...limits.codesToNumber, name: "number", key: numberKey(to) },
    // Fraud that earns from each SMS buys numbers in a row.
    { ...limits.codesToPrefix, name: "prefix", key: `prefix ${sha256(to.slice(0, -3))}` },
    { ...limits.codesEachDay, times: timesToCode, name: "dialingCode", key: dialingCode },
    { ...limits.codesEachHour, name: "hour", key: "hour" },
    { ...limits.codesEachDay, name: "day", key: "day" },
  ];
}

/** Returns the key of a number's count. @param to in E.164 */
export function numberKey(to: string): string {
  return `number ${sha256(to)}`;
}

/** Returns the stored form of a number or token. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
