import type { TranslatedLanguage } from "@matchfront/locales/locales";
import { english as en } from "../../content/en/english.ts";
import { french as fr } from "../../content/fr/french.ts";
import type { LanguageTexts, TranslatedTexts } from "./language-texts.ts";
import { portuguese as pt } from "../../content/pt/portuguese.ts";
import { swahili as sw } from "../../content/sw/swahili.ts";

/** The texts of the site in each language. */
export const textsIn: Readonly<{ en: LanguageTexts } & Record<TranslatedLanguage, TranslatedTexts>> = {
  en,
  fr,
  pt,
  sw,
};
