import { assert, constantFrom, property, string, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { invalidNumbers, validNumbers } from "./e164.cases.ts";
import { findDialingCode, parseE164, possibleNumbers, toE164 } from "./e164.ts";

test.each(validNumbers)("%s: converts %s %s to %s", (_country, dialingCode, phoneNumber, phone) => {
  expect(toE164({ dialingCode, phoneNumber })).toBe(phone);
  expect(parseE164(phone)).toBe(phone);
});

test.each(validNumbers.slice(0, 15))("%s: normalizes %s%s to %s", (_country, code, phoneNumber, phone) => {
  expect(parseE164(code + phoneNumber)).toBe(phone);
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
  expect(phone.startsWith(code)).toBe(true);
  expect(parseE164(phone)).toBe(phone);
}

test("returns only valid E.164 of the chosen country for any input", () => {
  const dialingCode = constantFrom(...validNumbers.map(([, code]) => code));
  assert(property(dialingCode, stringMatching(/^[\d+ ().-]{0,20}$/), expectValid));
  assert(property(dialingCode, string(), expectValid));
  assert(property(string(), string(), expectValid));
});

test("finds the dialing code of a number", () => {
  expect(findDialingCode("+2348031234567", ["+44", "+234"])).toBe("+234");
  expect(findDialingCode("+2348031234567", ["+44", "+1"])).toBeUndefined();
});

test("lists the numbers of all countries in which a national number is valid", () => {
  const codes = ["+234", "+254", "+27", "+233", "+44"];
  expect(possibleNumbers("0712345678", codes)).toEqual(["+254712345678", "+27712345678"]);
  expect(possibleNumbers("+254712345678", ["+44"])).toEqual(["+254712345678"]);
  expect(possibleNumbers("12", codes)).toEqual([]);
});
