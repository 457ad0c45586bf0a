import type { ChangeLogWords } from "../change-logs.ts";

/** What the change log of the community guidelines says in French: its headers, and each change by its date. */
export const changeLogWords: ChangeLogWords = {
  locale: "fr-FR",
  headers: ["Date", "Ce qui a changé"],
  changes: {
    "2026-11-22": "Des mots plus simples partout. Aucune règle n’a changé.",
    "2026-11-21": "Première version sur ce site.",
  },
};
