import { normalizePhone, splitPhone, type PhoneNumber } from "@matchfront/forms";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { knownDialingCodes } from "../config/value-types.ts";

/**
 * Converts a number to E.164, with or without its leading zero as its country requires: Nigeria drops it, Ivory Coast,
 * Benin and Italy keep it. A number may name its country itself, or repeat its dialing code.
 */
export function toE164(number: PhoneNumber): string | undefined {
  const { dialingCode, phoneNumber } = splitPhone(number, knownDialingCodes);
  // The library throws on any other code, and would map letters to a keypad's digits.
  if (!knownDialingCodes.has(dialingCode) || !/^\d{4,15}$/.test(phoneNumber)) return undefined;
  const phone = parsePhoneNumberFromString(phoneNumber, {
    defaultCallingCode: dialingCode.slice(1),
    extract: false,
  });
  return phone?.isValid() ? phone.number : undefined;
}

/** Converts a number with an international prefix to E.164. */
export function parseE164(text: string): string | undefined {
  return normalizePhone(text).startsWith("+") ? toE164({ dialingCode: "", phoneNumber: text }) : undefined;
}

/** Splits a valid number as its country's visitors enter it, without the trunk zero. */
export function splitNumber(phone: string): PhoneNumber {
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
