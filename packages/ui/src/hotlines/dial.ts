/** The `tel:` or `sms:` URL of a number as written, such as "1-800-799-7233". */
export function dial(scheme: "tel" | "sms", number: string): string {
  return `${scheme}:${number.replaceAll(/[^\d+]/g, "")}`;
}
