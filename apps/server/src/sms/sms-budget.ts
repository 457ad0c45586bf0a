import { createHash } from "node:crypto";
import type { Limit, Limits } from "../http/limits.ts";

/** How many SMS something may cause. */
export interface SmsCap extends Limit {
  /** What is counted, for the log. */
  readonly name: "link" | "number" | "prefix" | "dialingCode" | "hour" | "day";
  /** Names nobody. */
  readonly key: string;
}

/**
 * Whether an SMS may be sent: it is counted, and the one that used up four fifths of some caps; or a cap is reached; or
 * too few of the last codes were entered. Then `wait` has the seconds until one may.
 */
export type SmsDecision =
  | { readonly status: "counted"; readonly nearlyReached: readonly SmsCap[] }
  | { readonly status: "reached"; readonly cap: SmsCap; readonly wait: number }
  | ({ readonly status: "stopped"; readonly wait: number } & EnteredCodes);

/** How many of the last codes were entered, of those that were sent more than ten minutes and less than a day ago. */
export interface EnteredCodes {
  readonly sent: number;
  readonly entered: number;
}

/** What was spent, for the operator. */
export interface SmsUsage extends EnteredCodes {
  /** The shared caps: `hour`, `day` and one for each dialing code. */
  readonly counts: readonly { readonly key: string; readonly count: number; readonly endsAt: string }[];
}

/** Of how many codes some must have been entered. */
export const judgedCodes = 50;

/**
 * Whether enough codes were entered to send more, a fifth of them: who is paid for each SMS does not enter them.
 *
 * @example hasEnoughEntered({ sent: 50, entered: 9 }); // false
 */
export function hasEnoughEntered({ sent, entered }: EnteredCodes): boolean {
  return sent < judgedCodes || entered >= judgedCodes / 5;
}

/**
 * Counts SMS, since each costs money, and the codes in them that were entered: a port, whose adapter is
 * `local/sms-budget.ts`. Where `take` rejects, no SMS may be sent.
 */
export interface SmsBudget {
  /** Counts one SMS against each cap, or against none. */
  readonly take: (caps: readonly SmsCap[]) => Promise<SmsDecision>;
  /** Records that a code was sent. @param to in E.164 */
  readonly recordSent: (to: string) => Promise<void>;
  /** Records that the codes of the last ten minutes were entered. @param to in E.164 */
  readonly recordEntered: (to: string) => Promise<void>;
  readonly usage: () => Promise<SmsUsage>;
  /** Forgets which codes were entered, so that they are sent again. */
  readonly resume: () => Promise<void>;
}

/** How many SMS go to the numbers of one dialing code in a day: some may have a number of their own. */
export interface DialingCodeCaps {
  readonly others: number;
  readonly own: Readonly<Record<string, number>>;
}

interface SmsTarget {
  readonly token: string;
  /** In E.164. */
  readonly to: string;
  /** With its plus sign. */
  readonly dialingCode: string;
}

/** The caps of an SMS. */
export function smsCaps(
  limits: Limits,
  dialingCodeCaps: DialingCodeCaps,
  { token, to, dialingCode }: SmsTarget,
): readonly SmsCap[] {
  const timesToCode = dialingCodeCaps.own[dialingCode] ?? dialingCodeCaps.others;
  return [
    { ...limits.codesOfLink, name: "link", key: `link ${hash(token)}` },
    { ...limits.codesToNumber, name: "number", key: numberKey(to) },
    // Numbers in a row are bought by those who are paid for each SMS that reaches them.
    { ...limits.codesToPrefix, name: "prefix", key: `prefix ${hash(to.slice(0, -3))}` },
    { ...limits.codesEachDay, times: timesToCode, name: "dialingCode", key: dialingCode },
    { ...limits.codesEachHour, name: "hour", key: "hour" },
    { ...limits.codesEachDay, name: "day", key: "day" },
  ];
}

/** What stands for a number in the counts of SMS. @param to in E.164 */
export function numberKey(to: string): string {
  return `number ${hash(to)}`;
}

/** What stands for a number or a token where it is counted. */
export function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
