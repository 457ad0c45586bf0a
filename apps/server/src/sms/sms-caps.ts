import { createHash } from "node:crypto";
import type { DialingCodeCaps } from "../config/value-types.ts";
import type { Limit, Limits } from "../http/limits.ts";

export interface SmsCap extends Limit {
  readonly name: "link" | "number" | "prefix" | "dialingCode" | "hour" | "day";
  /** Identifies the count, and no person. */
  readonly key: string;
}

type SmsTarget = Readonly<Record<"token" | "to" | "dialingCode", string>>;

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

export function numberKey(to: string): string {
  return `number ${sha256(to)}`;
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
