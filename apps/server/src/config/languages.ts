import { en } from "@matchfront/forms/site/en";
import { fr } from "@matchfront/forms/site/fr";
import { pt } from "@matchfront/forms/site/pt";
import { sw } from "@matchfront/forms/site/sw";

/** The languages of pages and forms besides English, with what the forms say in each. */
export const translations = [
  { language: "fr", words: fr },
  { language: "pt", words: pt },
  { language: "sw", words: sw },
] as const;

/** A language of pages and forms. */
export type Language = "en" | (typeof translations)[number]["language"];

/** What the forms say in another language than English. */
export type FormWords = (typeof translations)[number]["words"];

/** What the forms say in any language, and what the server answers. */
export type AnyWords = typeof en | FormWords;

/** What the forms say in a language. */
export function wordsIn(language: Language): AnyWords {
  return translations.find((translation) => translation.language === language)?.words ?? en;
}

/** Every language, English first. */
export const languages: readonly Language[] = ["en", ...translations.map(({ language }) => language)];

/**
 * The language of an address: a page's is its first folder, a call's is its `?lang=`. An unknown one counts as English.
 *
 * @param url its path and query
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
 * The path of a page in a language, made of its path in English.
 *
 * @example pathIn("fr", "/contactus"); // "/fr/contactus"
 */
export function pathIn(language: Language, path: string): string {
  return language === "en" ? path : `/${language}${path}`;
}
