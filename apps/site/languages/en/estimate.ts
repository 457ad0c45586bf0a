import type { EstimateWords } from "../estimate-words.ts";

/** What the earnings calculator answers; its script reads it as it is. */
export const estimateWords: EstimateWords = {
  result: {
    one: "About {dollars} for {count} qualifying download",
    other: "About {dollars} for {count} qualifying downloads",
  },
  dollars: "${amount}",
  badReach: "Enter a number of people, such as 10,000.",
  badRate: "Enter how many out of 100 people download the app, from 0 to 100.",
};
