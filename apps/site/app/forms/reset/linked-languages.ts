import type { Language } from "../../../languages/language.ts";

/** A language, and its name in itself. */
export type LinkedLanguage = { language: Language; name: string };

/**
 * The languages that a page links to itself in: the public ones, and its own. None where it is the only one.
 *
 * @param page its footer has the links, see `LanguageLinks`
 */
export function linkedLanguages(page: Document): LinkedLanguage[] {
  const links = page.querySelectorAll<HTMLAnchorElement>("[data-place=footer] a[hreflang]");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the site's languages are linked
  return Array.from(links, ({ hreflang, text }) => ({ language: hreflang as Language, name: text }));
}
