import type { EstimateWords } from "../estimate-words.ts";

/** What the earnings calculator answers in Portuguese; its script reads it as it is. */
export const estimateWords: EstimateWords = {
  result: {
    one: "Cerca de {dollars} por {count} download válido",
    other: "Cerca de {dollars} por {count} downloads válidos",
  },
  dollars: "{amount} USD",
  badReach: "Escreva um número de pessoas, por exemplo 10 000.",
  badRate: "Escreva quantas pessoas em cada 100 descarregam a app, de 0 a 100.",
};
