import { assert, constantFrom, property, string, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { isAllowed, possibleNumbers } from "./allowed-numbers.ts";
import { dialedNumbers, refusedNumbers } from "./e164.cases.ts";
import { parseE164, toE164 } from "./e164.ts";

test.each(dialedNumbers)("$phoneNumber after $dialingCode is $phone ($country)", (dialed) => {
  expect(toE164(dialed)).toBe(dialed.phone);
  expect(parseE164(dialed.phone)).toBe(dialed.phone);
});

test.each(dialedNumbers.slice(0, 24))(
  "$dialingCode$phoneNumber, put together without a thought, is $phone",
  ({ dialingCode, phoneNumber, phone }) => {
    expect(parseE164(dialingCode + phoneNumber)).toBe(phone);
  },
);

test.each(refusedNumbers)("$phoneNumber after $dialingCode is refused: $why", (dialed) => {
  expect(toE164(dialed)).toBeUndefined();
});

test("what is written without a plus sign is no E.164", () => {
  expect(parseE164("2348031234567")).toBeUndefined();
});

function expectSound(code: string, phoneNumber: string): void {
  const phone = toE164({ dialingCode: code, phoneNumber });
  if (phone === undefined) return;
  expect(phone).toMatch(/^\+[1-9]\d{4,14}$/);
  expect(phone.startsWith(code)).toBe(true);
  expect(parseE164(phone)).toBe(phone);
}

test("whatever is entered, a result is in E.164 and of the chosen country", () => {
  const dialingCode = constantFrom(...dialedNumbers.map((dialed) => dialed.dialingCode));
  const digits = stringMatching(/^[\d+ ().-]{0,20}$/);
  assert(property(dialingCode, digits, expectSound));
  assert(property(dialingCode, string(), expectSound));
  assert(property(string(), string(), expectSound));
});

test("a number is allowed by its country's code alone", () => {
  expect(isAllowed("+2348031234567", ["+44", "+234"])).toBe(true);
  expect(isAllowed("+2348031234567", ["+44", "+1"])).toBe(false);
  expect(isAllowed("+2348031234567", [])).toBe(false);
});

test("a number without its country may be one of several", () => {
  const codes = ["+234", "+254", "+27", "+233", "+44"];
  expect(possibleNumbers("0712345678", codes)).toEqual(["+254712345678", "+27712345678"]);
  expect(possibleNumbers("+254712345678", ["+44"])).toEqual(["+254712345678"]);
  expect(possibleNumbers("12", codes)).toEqual([]);
});
