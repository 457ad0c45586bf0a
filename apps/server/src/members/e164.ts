import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { knownDialingCodes } from "../config/value-types.ts";

/** A number as a visitor enters it: the dialing code with its plus sign, and the number as it is dialed there. */
type DialedNumber = Readonly<Record<"dialingCode" | "phoneNumber", string>>;

/** The longest number with spaces fits. Letters do not: the library would map them to a keypad's digits. */
const inputPattern = /^\+?[\d ().-]{4,30}$/;

/**
 * Converts a number to E.164, with or without its leading zero as its country requires: Nigeria drops it, Ivory Coast,
 * Benin and Italy keep it. Accepts a number that repeats its dialing code.
 */
export function toE164({ dialingCode, phoneNumber }: DialedNumber): string | undefined {
  // The library throws on any other code.
  if (!knownDialingCodes.has(dialingCode)) return undefined;
  const phone = parse(phoneNumber, dialingCode.slice(1)) ?? parseE164(phoneNumber.replace(/^ *00/, "+"));
  return phone?.startsWith(dialingCode) ? phone : undefined;
}

export function parseE164(text: string): string | undefined {
  return text.startsWith("+") ? parse(text) : undefined;
}

function parse(text: string, defaultCallingCode?: string): string | undefined {
  if (!inputPattern.test(text)) return undefined;
  const phone = parsePhoneNumberFromString(text, {
    ...(defaultCallingCode && { defaultCallingCode }),
    extract: false,
  });
  return phone?.isValid() ? phone.number : undefined;
}

/** Splits a valid number as its country's visitors enter it, without the trunk zero. */
export function splitNumber(phone: string): DialedNumber {
  const parsed = parsePhoneNumberFromString(phone);
  if (!parsed) throw new Error("splitNumber: expected a valid number in E.164");
  return { dialingCode: `+${parsed.countryCallingCode}`, phoneNumber: parsed.nationalNumber };
}

/** Returns the dialing code of a number. No dialing code is a prefix of another. */
export function findDialingCode(phone: string, dialingCodes: readonly string[]): string | undefined {
  return dialingCodes.find((code) => phone.startsWith(code));
}

/** A number without a plus sign stands for one in each country in which it is valid. */
export function possibleNumbers(phoneNumber: string, dialingCodes: readonly string[]): readonly string[] {
  const international = parseE164(phoneNumber);
  if (international) return [international];
  return dialingCodes
    .map((dialingCode) => toE164({ dialingCode, phoneNumber }))
    .filter((phone) => phone !== undefined);
}
