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
 * A number as it follows its country's code, without the zero that is dialed within the country only.
 *
 * @param phone in E.164, of one of the countries
 * @param dialingCodes with their plus sign
 * @example nationalNumber("+2250707123456", ["+234", "+225"]); // "0707123456"
 */
export function nationalNumber(phone: string, dialingCodes: readonly string[]): string {
  const dialingCode = dialingCodes.find((code) => phone.startsWith(code)) ?? "";
  return phone.slice(dialingCode.length);
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
