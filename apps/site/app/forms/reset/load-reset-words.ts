import type { Language, TranslatedLanguage } from "@matchfront/locales/locales";
import type { ResetWords } from "./reset-words.ts";

const chunks: Readonly<Record<TranslatedLanguage, () => Promise<{ resetWords: ResetWords }>>> = {
  fr: () => import("../../../languages/fr/reset-words-fr.ts"),
  pt: () => import("../../../languages/pt/reset-words-pt.ts"),
  sw: () => import("../../../languages/sw/reset-words-sw.ts"),
};

export type LoadResetWords = typeof loadResetWords;

/** Returns `undefined` in English: the dialogs have the English texts built in. */
export async function loadResetWords(language: Language): Promise<ResetWords | undefined> {
  if (language === "en") return undefined;
  const { resetWords } = await chunks[language]();
  return resetWords;
}
