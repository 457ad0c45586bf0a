import { languages, locales, localize, type Language } from "@matchfront/locales/locales";

/** The labels of the toolbar's languages: those of the site, and two for tests. */
export const storyLanguages = {
  ...localize((language) => locales[language].name),
  longest: "Longest words of the four",
  pseudo: "Pseudo-language, 40 % longer",
} as const;

export type StoryLanguage = keyof typeof storyLanguages;

/** Returns the BCP 47 tag for `lang`: "mul" is several languages, "en-XA" a pseudo-locale. */
export const langOf = (language: StoryLanguage): string =>
  language === "longest" ? "mul" : language === "pseudo" ? "en-XA" : language;

/** Returns the language in which the site's pages and forms render. Test languages are generated from English. */
export const siteLanguage = (language: StoryLanguage): Language =>
  languages.find((known) => known === language) ?? "en";
