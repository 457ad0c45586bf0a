import { toAsciiDigits } from "./ascii-digits.ts";

/** A phone number: the dialing code with its plus sign, and the national number. */
export type PhoneNumber = { readonly dialingCode: string; readonly phoneNumber: string };

/** Longer text is no phone number, and the patterns would take long. */
const longest = 1_000;

/**
 * Returns the digits of a phone number, after a plus sign if it has an international prefix (+, 00 or 011). Drops everything
 * else that is no letter, and `tel:`. A text with letters, or with more than one number, stays as it is.
 *
 * @example normalizePhone("00234 (803) 123/4567"); // "+2348031234567"
 */
export function normalizePhone(text: string): string {
  if (text.length > longest) return text.trim();
  const readable = toAsciiDigits(text.normalize())
    .replaceAll(/[＋﹢⁺➕]/gu, "+")
    .replaceAll("%20", " ")
    .replace(/^[^\p{L}\d+]*t[eé]l(?!\p{L})/iu, "");
  if (/[\p{L}\p{Nl}\p{No}]|^\D*\d[^+]*\+/u.test(readable) || hasSeveralPhones(readable)) return text.trim();
  // No national number with these prefixes is as long: Brazil's 011 9… has twelve digits.
  return readable.replaceAll(/[^\d+]/g, "").replace(/^\+?(?:00(?=[1-9]\d{8})|011(?=[1-9]\d{9}))/, "+");
}

/** Returns whether a text has two numbers with a sign or a word between them that lists use. */
export function hasSeveralPhones(text: string): boolean {
  if (text.length > longest) return false;
  const [, rest = ""] = /^\P{Nd}*(?:[+＋]|00)(.*)$/su.exec(text) ?? [];
  // E.164 allows 15: one such as "0049 171/1234567" has fewer.
  if (rest && rest.replaceAll(/\P{Nd}/gu, "").length <= 15) return false;
  const parts = text.split(/[\n\r\p{Po}|]|\s\p{Pd}\s|\p{L}+|(?=[+＋])/u);
  // Seven digits are the shortest whole number: parts of one, as in "0151/23456789", have fewer.
  const whole = parts.filter((part) => /(?:\p{Nd}\P{Nd}*){7}/u.test(part));
  return whole.length > 1 || /\p{Nd}{7}\P{Nd}+\p{Nd}{7}/u.test(text);
}

/**
 * Splits a normalized number with an international prefix by its dialing code, and removes the chosen code from a number that
 * repeats it.
 *
 * @example splitPhone({ dialingCode: "+1", phoneNumber: "+254 712 345678" }, ["+1", "+254"]); // +254, 712345678
 */
export function splitPhone(
  { dialingCode, phoneNumber }: PhoneNumber,
  dialingCodes: Iterable<string>,
): PhoneNumber {
  const phone = normalizePhone(phoneNumber);
  let named = "";
  for (const code of dialingCodes) if (phone.startsWith(code) && code.length > named.length) named = code;
  const code = named || dialingCode;
  const digits = code.slice(1);
  const rest = phone.slice(named.length);
  // Of the national numbers that begin with their own code, only those of Brazil's area 55 are as long.
  const longestNational = digits.length > 2 ? 9 : digits === "55" ? 11 : 10;
  const isRepeated = digits !== "" && rest.startsWith(digits) && rest.length > longestNational;
  return { dialingCode: code, phoneNumber: isRepeated ? rest.slice(digits.length) : rest };
}
