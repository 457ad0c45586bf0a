import { parseE164, toE164 } from "./e164.ts";

/**
 * Tells whether a number's country is allowed: each SMS costs money, and in some countries much of it. No dialing code
 * is the prefix of another.
 *
 * @param phone in E.164
 * @param dialingCodes with their plus sign
 * @example isAllowed("+2348031234567", ["+234", "+254"]); // true
 */
export function isAllowed(phone: string, dialingCodes: readonly string[]): boolean {
  return dialingCodes.some((code) => phone.startsWith(code));
}

/**
 * Every number, in E.164, that a number without its country may stand for: itself where it has a plus sign, otherwise
 * one for each country that has such a number.
 *
 * @example possibleNumbers("08031234567", ["+234", "+225"]); // ["+2348031234567"]
 */
export function possibleNumbers(phoneNumber: string, dialingCodes: readonly string[]): readonly string[] {
  const international = parseE164(phoneNumber);
  if (international) return [international];
  return dialingCodes
    .map((dialingCode) => toE164({ dialingCode, phoneNumber }))
    .filter((phone) => phone !== undefined);
}
