import { normalizePhone } from "@matchfront/forms";
import { dialingCodes, phoneNumberForm, splitByCountry } from "@matchfront/forms/site";
import { assert, constantFrom, property, string, stringMatching } from "fast-check";
import { getExampleNumber, isSupportedCountry, type PhoneNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { parseE164, possibleNumbers, toE164 } from "./e164.ts";

/** Valid numbers: country, dialing code, input, E.164. Countries' rules: https://www.itu.int/oth/T0202.aspx?parent=T0202. */
const validNumbers: readonly (readonly [string, string, string, string])[] = [
  // The leading zero is a trunk prefix.
  ["Nigeria", "+234", "08031234567", "+2348031234567"],
  ["Kenya", "+254", "0712345678", "+254712345678"],
  // The leading zero belongs to the number.
  ["Ivory Coast", "+225", "0707123456", "+2250707123456"],
  ["Benin", "+229", "0197123456", "+2290197123456"],
  ["Italy, landline", "+39", "0612345678", "+390612345678"],
  // There is no leading zero.
  ["Italy, mobile", "+39", "3123456789", "+393123456789"],
  ["United States", "+1", "2025550123", "+12025550123"],
  // Other ways to write a number.
  ["no zero", "+234", "8031234567", "+2348031234567"],
  ["spaces", "+234", "0803 123-4567", "+2348031234567"],
  ["brackets", "+1", "(202) 555.0123", "+12025550123"],
  ["repeated code", "+234", "2348031234567", "+2348031234567"],
  ["repeated code of a landline's length", "+49", "4915123456789", "+4915123456789"],
  ["a zero in brackets", "+1", "+44 (0)7400 123456\n", "+447400123456"],
];

/** Invalid numbers: reason, dialing code, input. */
const invalidNumbers: readonly (readonly [string, string, string])[] = [
  ["empty", "+234", ""],
  ["too short", "+234", "1234"],
  ["two", "+234", "0803 123 4567 / 0805 987 6543"],
  ["a wrong zero", "+237", "0671234567"],
  ["a missing zero", "+225", "707123456"],
  ["letters", "+1", "202555CALL"],
  ["an extension", "+1", "2025550123 ext. 5"],
  ["a code without plus", "234", "08031234567"],
  ["an unassigned code", "+999", "08031234567"],
  ["no code", "", "08031234567"],
];

test.each(validNumbers)("%s: converts %s %s to %s", (_country, dialingCode, phoneNumber, phone) => {
  expect(toE164({ dialingCode, phoneNumber })).toBe(phone);
  expect(parseE164(phone)).toBe(phone);
});

test.each(invalidNumbers)("rejects %s: %s %j", (_reason, dialingCode, phoneNumber) => {
  expect(toE164({ dialingCode, phoneNumber })).toBeUndefined();
});

test("rejects a number without its plus sign as E.164", () => {
  expect(parseE164("2348031234567")).toBeUndefined();
});

function expectValid(code: string, phoneNumber: string): void {
  const phone = toE164({ dialingCode: code, phoneNumber });
  if (phone === undefined) return;
  expect(phone).toMatch(/^\+[1-9]\d{4,14}$/);
  expect(normalizePhone(phoneNumber).startsWith("+") || phone.startsWith(code)).toBe(true);
  // The dialog accepts whatever the server does.
  const isOffered = dialingCodes.some((each) => each.code === code && phone.startsWith(code));
  const { status } = phoneNumberForm.parse({ dialingCode: code, phoneNumber });
  expect([phone, isOffered, status]).not.toEqual([phone, true, "invalid"]);
}

test("returns only valid E.164 of the chosen country for any input", () => {
  const dialingCode = constantFrom(...validNumbers.map(([, code]) => code));
  assert(property(dialingCode, stringMatching(/^[\d+ ().-]{0,20}$/), expectValid));
  assert(property(dialingCode, string(), expectValid));
  assert(property(string(), string(), expectValid));
});

/** Notations of a mobile number by its country: with that country chosen, and with any. */
const notations: readonly ((number: PhoneNumber) => string)[] = [
  ({ nationalNumber }) => nationalNumber,
  (number) => number.formatNational(),
  (number) => number.formatNational().replaceAll(" ", "/"),
  (number) =>
    number.formatNational().replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
  ({ countryCallingCode, nationalNumber }) => countryCallingCode + nationalNumber,
];
const international: typeof notations = [
  (number) => number.formatInternational(),
  (number) => number.formatInternational().replaceAll(" ", "\u2212"),
  (number) => number.getURI(),
  (number) => `\u202a${number.formatInternational()}\u202c`,
  (number) => number.formatInternational().replace("+", "00 "),
  (number) => number.formatInternational().replace("+", "011 "),
];

test.each(dialingCodes)("dialog and server read the same numbers of $country", ({ code, region }) => {
  const example = isSupportedCountry(region) ? getExampleNumber(region, examples) : undefined;
  if (!example) throw new Error(`no example of ${region}`);
  const table = [
    ...notations.map((write) => ({ dialingCode: code, phoneNumber: write(example) })),
    ...["+1", "+234", "+49"].flatMap((dialingCode) =>
      international.map((write) => ({ dialingCode, phoneNumber: write(example) })),
    ),
  ];
  for (const input of table) {
    const parsed = phoneNumberForm.parse(input);
    const split = parsed.status === "valid" ? splitByCountry(parsed.values) : undefined;
    const read = [
      toE164(input),
      split && toE164(split),
      split && parseE164(split.dialingCode + split.phoneNumber),
    ];
    expect([input, ...read]).toEqual([input, example.number, example.number, example.number]);
  }
});

test("lists the numbers of all countries in which a national number is valid", () => {
  const codes = ["+234", "+254", "+27", "+233", "+44"];
  expect(possibleNumbers("0712345678", codes)).toEqual(["+254712345678", "+27712345678"]);
  expect(possibleNumbers("+254712345678", ["+44"])).toEqual(["+254712345678"]);
  expect(possibleNumbers("12", codes)).toEqual([]);
});
