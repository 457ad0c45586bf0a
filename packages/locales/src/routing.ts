import { defaultLanguage, languages, type Language } from "./locales.ts";

/**
 * Returns the language of a URL: its first folder, or `?lang=` of a call. Default: English.
 *
 * @param url a path, with or without a query
 */
export function languageOf(url: string): Language {
  const [, path = "", query] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const folder = path.split("/", 2)[1];
  const lang = new URLSearchParams(query).get("lang");
  const prefixed = languages.find((language) => language === folder && language !== defaultLanguage);
  return prefixed ?? languages.find((language) => language === lang) ?? defaultLanguage;
}

/** Returns the `lang` of a call that is answered in a language; `undefined` in the default one. */
export function langParameter(language: string): string | undefined {
  return language === defaultLanguage ? undefined : language;
}

/**
 * Returns the path of a page in a language. Files, fragments and other sites are the same in all languages.
 *
 * @param path the page's path in English
 */
export function pathIn(language: Language, path: string): string {
  const isPage = /^\/(?!\/)[^.?#]*(?:[?#]|$)/.test(path);
  if (language === defaultLanguage || !isPage) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, "")}`;
}

/** Returns the English path of a page in any language. */
export function englishPath(pathname: string): string {
  const language = languageOf(pathname);
  const path = language === defaultLanguage ? pathname : pathname.slice(`/${language}`.length);
  return path.replace(/(.)\/$/, "$1") || "/";
}

/** Returns a page's path in each of some languages, by `hreflang`; none if there is only one language. */
export function alternates(
  english: string,
  linked: readonly Language[],
): readonly (readonly [hrefLang: string, path: string])[] {
  if (linked.length === 1) return [];
  const own = linked.map((language) => [language, pathIn(language, english)] as const);
  return [...own, ["x-default", english]];
}
