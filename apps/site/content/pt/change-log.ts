import type { ChangeLogWords } from "../change-logs.ts";

/** What the change log of the community guidelines says in Portuguese: its headers, and each change by its date. */
export const changeLogWords: ChangeLogWords = {
  locale: "pt-PT",
  headers: ["Data", "O que mudou"],
  changes: {
    "2026-11-22": "Palavras mais simples em todo o texto. Nenhuma regra mudou.",
    "2026-11-21": "Primeira versão neste site.",
  },
};
