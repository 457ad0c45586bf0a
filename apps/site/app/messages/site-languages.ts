import { publicLanguages, unreviewedLanguages } from "./public-languages.ts";
import { locales, type Language } from "@matchfront/locales/locales";

/** Names of languages, as a list in a sentence. */
export type SiteLanguages = { all: string; unreviewed: string };

/** The languages of the site, for the accessibility statement. */
export function siteLanguages(language: Language): SiteLanguages {
  const names = new Intl.DisplayNames(locales[language].tag, { type: "language" });
  const list = new Intl.ListFormat(locales[language].tag);
  const nameAll = (languages: readonly Language[]) =>
    list.format(languages.map((each) => String(names.of(each))));
  return { all: nameAll(publicLanguages), unreviewed: nameAll(unreviewedLanguages) };
}
