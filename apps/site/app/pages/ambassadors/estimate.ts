import type { EstimateMessages } from "@matchfront/locales/script-messages";
import { pluralize } from "../../shell/script-messages.ts";

/** Rounds downloads down. `reach` is a number of people, `rate` the percentage who download, `pay` dollars. */
export function estimateEarnings({ reach, rate, pay }: Record<"reach" | "rate" | "pay", number>) {
  // Integers, because 1.1 % of 1000 is 10.999… in floating point.
  const downloads = Math.floor((reach * Math.round(rate * 100)) / 10_000);
  return { downloads, dollars: downloads * pay };
}

/**
 * Parses a number of any script's digits that may have group separators, spaces or a percent sign; `undefined` if invalid or
 * negative. Any separator other than the locale's group separator is a decimal one.
 */
export function readNumber(text: string, locale: string): number | undefined {
  // NFKC turns wide signs into those of ASCII. Arabic has its own percent, group and decimal signs.
  const signs = toAsciiDigits(text.normalize("NFKC")).replaceAll(/[\s\p{Cf}%٪٬'’]/gu, "");
  const [grouped, group] = (1.5).toLocaleString(locale).includes(",")
    ? [/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, "."]
    : [/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, ","];
  const compact = signs.replace("٫", group === "," ? "." : ",");
  const ungrouped = grouped.test(compact) ? compact.replaceAll(group, "") : compact;
  const number = ungrouped.replace(",", ".");
  return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : undefined;
}

/** As that of @matchfront/forms. A page script shares no module with its dialogs, which would import the script again. */
function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - value - 1))) value += 1;
    return String(value % 10);
  });
}

export function formatEstimate(
  { reach, rate, pay }: { reach: string; rate: string; pay: number },
  messages: EstimateMessages,
  locale: string,
): string {
  const people = readNumber(reach, locale);
  if (people === undefined) return messages.badReach;
  const share = readNumber(rate, locale);
  if (share === undefined || share > 100) return messages.badRate;
  const { downloads, dollars } = estimateEarnings({ reach: people, rate: share, pay });
  const amount = dollars.toLocaleString(locale, { maximumFractionDigits: 0 });
  // The language's own pattern, since browsers' formats of a currency differ.
  const earned = messages.dollars.replace("{amount}", amount);
  return pluralize(messages.result, downloads, locale).replace("{dollars}", () => earned);
}
