/** The digits on phone keys for A to Z (ITU-T E.161). */
const keys = "22233344455566677778889999";

/**
 * Digits, capital letters and separators. Rejects +44 (0)20 …: the zero is dialed only within the country, and a
 * link cannot offer both forms.
 */
const dialable = /^(?!\+.*\(0\))\+?[\dA-Z\s()./‑–-]+$/;

/**
 * Returns the `tel:` or `sms:` URL of a number as written, such as "1-800-799-7233". Letters become the
 * digits on their keys.
 *
 * @throws {Error} if the number has other characters, such as an extension: the link would call somewhere
 * else
 */
export function phoneUrl(scheme: "tel" | "sms", number: string): string {
  if (!dialable.test(number))
    throw new Error(`phoneUrl: expected one phone number such as "1-800-799-7233", got "${number}".`);
  const digits = number.replaceAll(/[A-Z]/g, (letter) => keys[letter.charCodeAt(0) - 65] ?? "");
  return `${scheme}:${digits.replaceAll(/[^\d+]/g, "")}`;
}
