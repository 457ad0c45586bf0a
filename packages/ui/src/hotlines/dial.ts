/**
 * The address that a phone dials, or writes to.
 *
 * @param number in figures, as people write it, such as "1-800-799-7233"
 * @example dial("tel", "0800 428 428"); // "tel:0800428428"
 */
export function dial(scheme: "tel" | "sms", number: string): string {
  return `${scheme}:${number.replaceAll(/[^\d+]/g, "")}`;
}
