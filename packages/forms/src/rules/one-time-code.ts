import { toAsciiDigits } from "./ascii-digits.ts";

/** As notifications show it beside their text. */
const timeOrDate = /\b\d{1,2}[/:]\d{2}(?:[/:]\d{2,4})?\b/g;

const isCode = (text: string) => /^\d{4,10}$/.test(text);

/**
 * Returns the code of 4 to 10 digits in a text: without the separators of a keyboard or a copy, or out of a whole SMS. A text
 * with no code, or with two, stays as it is.
 *
 * @example normalizeCode("Your code is 402-718.\n@moyo.example #402718"); // "402718"
 */
export function normalizeCode(text: string): string {
  const readable = toAsciiDigits(text)
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(timeOrDate, " ");
  const whole = readable.replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (isCode(whole) && !/\d{6}\D+\d|\d\D+\d{6}/.test(readable)) return whole;
  // The last line of an SMS for autofill is "@host #code", and a host may have digits. A number of another length is no code.
  const [, autofilled] = /@\S+\s+#(\d+)/.exec(readable) ?? [];
  const words = readable
    .replaceAll(/@\S+/g, " ")
    .match(/\d+(?:[\s\p{Pd}]\d+)*(?![\p{L}\p{N}])|[\p{L}\p{N}]+/gu)
    ?.flatMap((word) => word.replace(/^(\d{3}).(\d{3})$/su, "$1$2").split(/[\s\p{Pd}]/u))
    .filter((word) => isCode(word) && word.length === (autofilled ?? word).length);
  // A shorter one may be a year.
  const long = words?.filter((word) => word.length >= 6);
  const codes = new Set(long?.length ? long : words);
  const [code = ""] = codes;
  return codes.size === 1 ? code : text.trim();
}
