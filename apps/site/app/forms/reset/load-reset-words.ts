import { loadDialogs } from "@matchfront/locales/load-dialogs";
import type { Language } from "@matchfront/locales/locales";
import type { ResetWords } from "./reset-words.ts";

export type LoadResetWords = typeof loadResetWords;

/** Returns `undefined` in English: the dialogs have the English texts built in. */
export async function loadResetWords(language: Language): Promise<ResetWords | undefined> {
  return language === "en" ? undefined : await loadDialogs(language);
}
