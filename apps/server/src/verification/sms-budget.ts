import { createHash } from "node:crypto";
import type { Limit, Limits } from "../http/limits.ts";

/** How many SMS something may cause. The key names nobody. */
export interface SmsCap extends Limit {
  readonly key: string;
}

/** Counts SMS, since each costs money: a port, whose adapter is `local/sms-budget.ts`. */
export interface SmsBudget {
  /**
   * Counts one SMS against each cap, or against none. Where it rejects, no SMS may be sent.
   *
   * @returns the seconds to wait where a cap is reached, otherwise undefined
   */
  readonly take: (caps: readonly SmsCap[]) => Promise<number | undefined>;
  /** How many SMS count against a cap now. */
  readonly used: (key: string) => Promise<number>;
}

/** The caps of an SMS. @param to in E.164 */
export function smsCaps(limits: Limits, token: string, to: string): readonly SmsCap[] {
  return [
    { ...limits.codesOfLink, key: `link ${hash(token)}` },
    { ...limits.codesToNumber, key: `number ${hash(to)}` },
    // Numbers in a row are bought by those who are paid for each SMS that reaches them.
    { ...limits.codesToPrefix, key: `prefix ${hash(to.slice(0, -3))}` },
    { ...limits.codesEachHour, key: "hour" },
    { ...limits.codesEachDay, key: "day" },
  ];
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
