import { expect, test } from "vitest";
import { normalizePhone, splitPhone } from "../index.ts";
import { phoneNumberForm } from "../site/index.ts";

/** What separates digits, by keyboards, pages and address books: each sign, and text with several. */
const separated = [
  ..."/\u2212·.,–-_*#'’ \t\u00a0\u202f\u200b\u200e\u2066\u2069\u20e3\ufeff".split(""),
  ") (",
  "%20",
].map((sign) => `0803${sign}123${sign}4567`);

/** Ways in which keyboards, pages and address books write one number. */
const notations: readonly (readonly [text: string, normalized: string])[] = [
  ...[
    ...separated,
    "[0803] 123–4567",
    "\u202a08031234567\u202c",
    "tel:0803-123-4567",
    "Tel. 0803 123 4567",
    "Tél : 0803 123 4567",
    "Tél : 0803 123 4567".normalize("NFD"),
    "📞 0803 123 4567",
    "٠٨٠٣١٢٣٤٥٦٧",
    "০৮০৩১২৩৪৫৬৭",
    "０８０３　１２３　４５６７",
    "𞥐𞥘𞥐𞥓𞥑𞥒𞥓𞥔𞥕𞥖𞥗",
  ].map((text) => [text, "08031234567"] as const),
  ...[
    "+234 803 123 4567",
    "＋234 803 123 4567",
    "(+234) 803 123 4567",
    "\u202a+234 803 123 4567\u202c",
    "tel:+234-803-123-4567",
    "00 234 (803) 123/4567",
    "00234 803/1234567",
    "0023480 - 31234567",
    "011 234 803 123 4567",
    "+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧",
  ].map((text) => [text, "+2348031234567"] as const),
  // National numbers that begin as international prefixes do: of Egypt, Kenya and Brazil.
  ["011 1234 5678", "01112345678"],
  ["0110 123456", "0110123456"],
  ["011 96123 4567", "011961234567"],
  ["0000000000", "0000000000"],
];

test.each(notations)("normalizes %s to %s", (text, normalized) => {
  expect(normalizePhone(text)).toBe(normalized);
  const { phoneNumber } = splitPhone({ dialingCode: "+234", phoneNumber: text }, ["+234"]);
  expect(phoneNumber).toBe(normalized.replace("+234", ""));
});

test.each([
  "803CALLME",
  "0803 123 4567 ext. 5",
  "telephone",
  "234+8031234567",
  "8031234567²",
  "8031234567\u2167",
])("keeps %s, which is no number", (text) => expect(normalizePhone(text)).toBe(text));

test.each([
  "0803 123 4567 / 0805 987 6543",
  "0803 123 4567, 0805 987 6543",
  "0803 123 4567 or 0805 987 6543",
  "0803 123 4567 ou 0805 987 6543",
  "0803 123 4567\n0805 987 6543",
  "+2348031234567 +2348059876543",
  "+2348031234567＋2348059876543",
  "+220 301 2345 / 301 2346",
  "٠٨٠٣١٢٣٤٥٦٧ / ٠٨٠٥٩٨٧٦٥٤٣",
  "79 56 12 34 / 79 56 12 35",
  "301 2345 / 301 2346",
  "301 2345 – 301 2346",
  "301 2345، 301 2346",
  "3012345 3012346",
  "Office 0803 123 4567, mobile 0805 987 6543",
])("the form asks for one number instead of %j", (phoneNumber) => {
  expect(phoneNumberForm.validate({ dialingCode: "+234", phoneNumber })).toEqual({
    phoneNumber: "Please enter one number only",
  });
});

const codes = ["+1", "+234", "+254", "+27", "+33", "+47", "+49", "+55", "+1868", "+220", "+39"];

test.each([
  ["+1", "+254 712 345 678", "+254", "712345678"],
  ["+1", "+1 868 555 0142", "+1868", "5550142"],
  ["+1", "1 202 555 0123", "+1", "2025550123"],
  ["+49", "4915123456789", "+49", "15123456789"],
  ["+1", "+49 4915123456789", "+49", "15123456789"],
  ["+234", "2348031234567", "+234", "8031234567"],
  ["+220", "220 301 2345", "+220", "3012345"],
  ["+33", "33 6 12 34 56 78", "+33", "612345678"],
  ["+55", "55 11 96123-4567", "+55", "11961234567"],
  // National numbers that begin with their country's code.
  ["+55", "55 99612-3456", "+55", "55996123456"],
  ["+39", "391 234 5678", "+39", "3912345678"],
  ["+47", "47 91 23 45", "+47", "47912345"],
  ["+234", "+86 138 1234 5678", "+234", "+8613812345678"],
])("splits with %s chosen %s into %s and %s", (dialingCode, text, code, phoneNumber) => {
  expect(splitPhone({ dialingCode, phoneNumber: text }, codes)).toEqual({ dialingCode: code, phoneNumber });
});
