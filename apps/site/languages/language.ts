import { createContext } from "react";

/** The languages of the site; the first has the addresses without a prefix. */
export const languages = ["en"] as const;

export type Language = (typeof languages)[number];

/**
 * The language of a page, by its path.
 *
 * @example languageOf("/contactus"); // "en"
 */
export function languageOf(pathname: string): Language {
  const [, prefix] = pathname.split("/");
  return languages.find((language) => language === prefix) ?? languages[0];
}

/** The language of what is rendered inside. */
export const LanguageContext = createContext<Language>(languages[0]);
