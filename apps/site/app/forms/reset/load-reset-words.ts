import type { Language, Translated } from "../../../languages/language.ts";
import type { ResetWords } from "./reset-words.ts";

/** Loads what the dialogs of emailed links say in a language; undefined in English, which their own code has. */
export type LoadResetWords = (language: Language) => Promise<ResetWords | undefined>;

const chunks: Readonly<Record<Translated, () => Promise<{ resetWords: ResetWords }>>> = {
  fr: () => import("../../../languages/fr/reset-words-fr.ts"),
  pt: () => import("../../../languages/pt/reset-words-pt.ts"),
  sw: () => import("../../../languages/sw/reset-words-sw.ts"),
};

export const loadResetWords: LoadResetWords = async (language) =>
  language === "en" ? undefined : (await chunks[language]()).resetWords;
