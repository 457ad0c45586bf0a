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
 * @example readNumber("10,000"); // 10000
 */
export function readNumber(text: string): number | undefined {
  const typed = text.replaceAll(/[\s,%]/g, "");
  return /^\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : undefined;
}

const whole = new Intl.NumberFormat("en-US");

/** What the calculator answers, with what to do where it cannot. */
export const estimateWords = {
  result: ({ downloads, dollars }: Estimate) =>
    `About $${whole.format(dollars)} for ${whole.format(downloads)} qualifying ${downloads === 1 ? "download" : "downloads"}`,
  badReach: "Enter a number of people, such as 10,000.",
  badRate: "Enter how many out of 100 people download the app, from 0 to 100.",
};

/**
 * What the calculator answers to what was typed.
 *
 * @example answerEstimate({ reach: "10,000", rate: "1", pay: 1 }); // "About $100 for 100 qualifying downloads"
 */
export function answerEstimate({ reach, rate, pay }: { reach: string; rate: string; pay: number }): string {
  const people = readNumber(reach);
  if (people === undefined) return estimateWords.badReach;
  const share = readNumber(rate);
  if (share === undefined || share > 100) return estimateWords.badRate;
  return estimateWords.result(estimateEarnings({ reach: people, rate: share, pay }));
}
