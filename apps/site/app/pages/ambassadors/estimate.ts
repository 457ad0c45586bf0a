import type { EstimateWords } from "../../../languages/estimate-words.ts";
import { counted } from "../../shell/script-words.ts";

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
 * @param locale decides what groups digits; any other sign among them is that of decimals
 * @example readNumber("10,000", "en-US"); // 10000
 * @example readNumber("1,5", "en-US"); // 1.5
 */
export function readNumber(text: string, locale: string): number | undefined {
  const typed = text.replaceAll(/[\s%]/g, "");
  const [grouped, group] = (1.5).toLocaleString(locale).includes(",")
    ? [/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, "."]
    : [/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/, ","];
  const ungrouped = grouped.test(typed) ? typed.replaceAll(group, "") : typed;
  const number = ungrouped.replace(",", ".");
  return /^\d+(?:\.\d+)?$/.test(number) ? Number(number) : undefined;
}

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
  return counted(words.result, downloads, locale).replace("{dollars}", () =>
    formatDollars(dollars, words, locale),
  );
}

/** Formats an amount without cents as the language's sentences write dollars; browsers' own formats differ. */
function formatDollars(dollars: number, words: Pick<EstimateWords, "dollars">, locale: string): string {
  const amount = dollars.toLocaleString(locale, { maximumFractionDigits: 0 });
  return words.dollars.replace("{amount}", amount);
}
