import type { CountWords } from "@matchfront/ui";

/** What a counted text area says in Portuguese. */
export const countWords: CountWords = {
  language: "pt-PT",
  upTo: { one: "{count} caráter, no máximo", other: "{count} caracteres, no máximo" },
  left: { one: "Resta {count} caráter", other: "Restam {count} caracteres" },
  over: {
    one: "{count} caráter a mais do que os {limit} aconselhados",
    other: "{count} caracteres a mais do que os {limit} aconselhados",
  },
};
