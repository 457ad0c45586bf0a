/** The digits of a phone's keys from A to Z (ITU-T E.161). */
const keys = "22233344455566677778889999";

/** Digits, capital letters and separators; a zero in brackets is not dialed from abroad, and a link has only one form. */
const dialable = /^(?!\+.*\(0\))\+?[\dA-Z\s()./‑–-]+$/;

/**
 * The `tel:` or `sms:` URL of a number as written, such as "1-800-799-7233". Letters are dialed by their keys.
 *
 * @throws {Error} if the number has anything else in it, such as an extension: the link would call somewhere else
 */
export function dial(scheme: "tel" | "sms", number: string): string {
  if (!dialable.test(number))
    throw new Error(`A link cannot dial "${number}": write one number in digits, such as "1-800-799-7233".`);
  const digits = number.replaceAll(/[A-Z]/g, (letter) => keys[letter.charCodeAt(0) - 65] ?? "");
  return `${scheme}:${digits.replaceAll(/[^\d+]/g, "")}`;
}
