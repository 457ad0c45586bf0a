import type { EstimateWords } from "../estimate-words.ts";

/** What the earnings calculator answers in Swahili; its script reads it as it is. */
export const estimateWords: EstimateWords = {
  result: {
    one: "Takriban {dollars} kwa upakuaji {count} unaokubalika",
    other: "Takriban {dollars} kwa upakuaji {count} unaokubalika",
  },
  dollars: "dola za Marekani {amount}",
  badReach: "Weka idadi ya watu, kama 10,000.",
  badRate: "Weka ni watu wangapi kati ya 100 wanaopakua app, kuanzia 0 hadi 100.",
};
