import { brand } from "../../brand.ts";
import {
  languages,
  translatedLanguages,
  type Language,
  type TranslatedLanguage,
} from "@matchfront/locales/locales";

/** Whether a language is linked and indexed. */
export function isPublic(language: Language): boolean {
  return brand.languages.includes(language);
}

export const publicLanguages: readonly Language[] = languages.filter(isPublic);

/** The public languages whose translation no named native speaker has reviewed. */
export const unreviewedLanguages: readonly TranslatedLanguage[] = translatedLanguages.filter(
  (language) => isPublic(language) && !brand.reviewers[language],
);
