import { brand } from "../../brand.ts";
import { languages, type Language } from "../../languages/language.ts";

/** Whether a language is linked and indexed: English, and those whose texts somebody has reviewed. */
export function isPublic(language: Language): boolean {
  return language === "en" || Boolean(brand.reviewers[language]);
}

/** The languages that are linked and indexed. */
export const publicLanguages: readonly Language[] = languages.filter(isPublic);
