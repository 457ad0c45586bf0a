import type { CountMessages } from "@matchfront/ui";

/** What a counted text area says in Portuguese. */
export const countMessages: CountMessages = {
  language: "pt-PT",
  upTo: { one: "Cerca de {count} caractere", other: "Cerca de {count} caracteres" },
  left: { one: "Resta {count} caractere", other: "Restam {count} caracteres" },
  over: {
    one: "{count} caractere a mais do que os {limit} aconselhados",
    other: "{count} caracteres a mais do que os {limit} aconselhados",
  },
};
