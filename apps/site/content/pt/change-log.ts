/** What the change log of the community guidelines says in Portuguese: its headers, and each change by its date. */
export const changeLogWords = {
  headers: ["Data", "O que mudou"],
  communityguidelines: {
    "2026-11-22": "Palavras mais simples em todo o texto. Nenhuma regra mudou.",
    "2026-11-21": "Primeira versão neste site.",
  },
} as const;
