import type { ChangeLogWords } from "../change-logs.ts";

/** What the change log of the community guidelines says in Swahili: its headers, and each change by its date. */
export const changeLogWords: ChangeLogWords = {
  locale: "sw-KE",
  headers: ["Tarehe", "Kilichobadilika"],
  changes: {
    "2026-11-22": "Maneno rahisi zaidi kila mahali. Hakuna kanuni iliyobadilika.",
    "2026-11-21": "Toleo la kwanza kwenye tovuti hii.",
  },
};
