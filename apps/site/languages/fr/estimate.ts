import type { EstimateWords } from "../estimate-words.ts";

/** What the earnings calculator answers in French; its script reads it as it is. */
export const estimateWords: EstimateWords = {
  result: {
    one: "Environ {dollars} pour {count} téléchargement éligible",
    other: "Environ {dollars} pour {count} téléchargements éligibles",
  },
  dollars: "{amount} $ US",
  badReach: "Indiquez un nombre de personnes, par exemple 10 000.",
  badRate: "Indiquez combien de personnes sur 100 téléchargent l’appli, de 0 à 100.",
};
