import { counted, type Counted } from "../../shell/script-words.ts";

/** What an affiliate might earn: from how many people, by which share of them, for how much each. */
export type Estimate = { downloads: number; dollars: number };

/**
 * Estimates what posts might earn. Nobody downloads half an app: downloads are whole.
 *
 * @param reach people who see the posts
 * @param rate how many of a hundred download the app
 * @param pay dollars for each download that qualifies
 * @example estimateEarnings({ reach: 10_000, rate: 1.5, pay: 1 }); // { downloads: 150, dollars: 150 }
 */
export function estimateEarnings({ reach, rate, pay }: Record<"reach" | "rate" | "pay", number>): Estimate {
  // In hundredths of a percent, for 1.1 % of 1000 is 10.999… as a fraction.
  const downloads = Math.floor((reach * Math.round(rate * 100)) / 10_000);
  return { downloads, dollars: downloads * pay };
}

/**
 * Reads a number as people type it, grouped or with a unit: undefined where it is none, or below zero.
 *
 * @param locale decides what separates decimals, and what groups
 * @example readNumber("10,000", "en-US"); // 10000
 * @example readNumber("1,5", "fr-FR"); // 1.5
 */
export function readNumber(text: string, locale: string): number | undefined {
  const hasComma = (1.5).toLocaleString(locale).includes(",");
  const ungrouped = text.replaceAll(hasComma ? /[\s.%]/g : /[\s,%]/g, "");
  const typed = hasComma ? ungrouped.replace(",", ".") : ungrouped;
  return /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : undefined;
}

/** What the calculator answers, with what to do where it cannot; `{dollars}` and `{count}` are filled in. */
export type EstimateWords = { readonly result: Counted; readonly badReach: string; readonly badRate: string };

export const estimateWords: EstimateWords = {
  result: {
    one: "About {dollars} for {count} qualifying download",
    other: "About {dollars} for {count} qualifying downloads",
  },
  badReach: "Enter a number of people, such as 10,000.",
  badRate: "Enter how many out of 100 people download the app, from 0 to 100.",
};

/** What was typed, and what each download pays. */
type Typed = { reach: string; rate: string; pay: number };

/**
 * What the calculator answers to what was typed.
 *
 * @example answerEstimate({ reach: "10,000", rate: "1", pay: 1 }, estimateWords, "en-US"); // "About $100 for 100 qualifying downloads"
 */
export function answerEstimate({ reach, rate, pay }: Typed, words: EstimateWords, locale: string): string {
  const people = readNumber(reach, locale);
  if (people === undefined) return words.badReach;
  const share = readNumber(rate, locale);
  if (share === undefined || share > 100) return words.badRate;
  const { downloads, dollars } = estimateEarnings({ reach: people, rate: share, pay });
  return counted(words.result, downloads, locale).replace("{dollars}", formatDollars(dollars, locale));
}

/**
 * An amount without cents.
 *
 * @example formatDollars(1000, "en-US"); // "$1,000"
 */
export function formatDollars(dollars: number, locale: string): string {
  return dollars.toLocaleString(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 });
}
