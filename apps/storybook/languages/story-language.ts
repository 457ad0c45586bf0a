import { languageNames, languages, type Language } from "@matchfront/site/languages/language.ts";

/** The languages of stories by the values of the toolbar: those of the site, and two that only tests speak. */
export const storyLanguages = {
  ...languageNames,
  longest: "Longest words of the four",
  pseudo: "Pseudo-language, 40 % longer",
} as const;

export type StoryLanguage = keyof typeof storyLanguages;

/** What `lang` says; of several languages, and of English with other accents. */
export const langOf = (language: StoryLanguage): string =>
  language === "longest" ? "mul" : language === "pseudo" ? "en-XA" : language;

/** The language of the site's own pages and forms in a story: the others are made of English. */
export const siteLanguage = (language: StoryLanguage): Language =>
  languages.find((known) => known === language) ?? "en";
