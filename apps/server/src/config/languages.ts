import { en, type SiteCopy } from "@matchfront/forms/site/en";
import { fr } from "@matchfront/forms/site/fr";
import { pt } from "@matchfront/forms/site/pt";
import { sw } from "@matchfront/forms/site/sw";

/** The languages of pages and forms besides English, with the messages of forms. */
export const translations = [
  { language: "fr", words: fr },
  { language: "pt", words: pt },
  { language: "sw", words: sw },
] as const;

/** A language of pages and forms. */
export type Language = "en" | (typeof translations)[number]["language"];

/** The messages of forms in any language. */
export type AnyWords = SiteCopy;

/** Returns the messages of forms in a language. */
export function wordsIn(language: Language): AnyWords {
  return translations.find((translation) => translation.language === language)?.words ?? en;
}

/** All languages, English first. */
export const languages: readonly Language[] = ["en", ...translations.map(({ language }) => language)];

/**
 * Returns the language of a URL: the first folder of a page, or `?lang=` of a call. Default: English.
 *
 * @param url a path and query
 * @example languageOf("/fr/contactus"); // "fr"
 * @example languageOf("/call?lang=fr"); // "fr"
 */
export function languageOf(url: string): Language {
  const [path = "", query] = url.split("?", 2);
  const folder = path.split("/", 2)[1];
  const lang = new URLSearchParams(query).get("lang");
  return languages.find((language) => language === folder || language === lang) ?? "en";
}

/**
 * Returns the path of a page in a language.
 *
 * @example pathIn("fr", "/contactus"); // "/fr/contactus"
 */
export function pathIn(language: Language, path: string): string {
  return language === "en" ? path : `/${language}${path}`;
}
