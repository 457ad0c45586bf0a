import type { CountMessages } from "@matchfront/ui";

/** What a counted text area says in French. */
export const countMessages: CountMessages = {
  language: "fr-FR",
  upTo: { one: "{count} caractère environ", other: "{count} caractères environ" },
  left: { one: "Il vous reste {count} caractère", other: "Il vous reste {count} caractères" },
  over: {
    one: "{count} caractère de plus que les {limit} conseillés",
    other: "{count} caractères de plus que les {limit} conseillés",
  },
};
