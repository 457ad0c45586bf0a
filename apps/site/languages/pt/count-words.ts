import type { CountWords } from "@matchfront/ui";

/** What a counted text area says in Portuguese. */
export const countWords: CountWords = {
  language: "pt-PT",
  upTo: { one: "Até {count} carácter", other: "Até {count} caracteres" },
  left: { one: "Resta-lhe {count} carácter", other: "Restam-lhe {count} caracteres" },
  over: {
    one: "Mais {count} carácter do que os {limit} que sugerimos",
    other: "Mais {count} caracteres do que os {limit} que sugerimos",
  },
};
