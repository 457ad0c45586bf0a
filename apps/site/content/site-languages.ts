import { publicLanguages, unreviewedLanguages } from "../app/words/public-languages.ts";
import { locales, type Language } from "../languages/language.ts";

/**
 * The languages of the site, for the accessibility statement.
 *
 * @example siteLanguages("en"); // { all: "English and French", unreviewed: "French" }
 */
export function siteLanguages(language: Language) {
  const names = new Intl.DisplayNames(locales[language], { type: "language" });
  const list = new Intl.ListFormat(locales[language]);
  const nameAll = (languages: readonly Language[]) =>
    list.format(languages.map((each) => String(names.of(each))));
  return { all: nameAll(publicLanguages), unreviewed: nameAll(unreviewedLanguages) };
}
