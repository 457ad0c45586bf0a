import type { Language } from "../../../languages/language.ts";

export type LinkedLanguage = { language: Language; name: string };

/**
 * Returns the languages that a page links to: the public ones and its own.
 *
 * @param page its footer has the links, see `LanguageLinks`
 */
export function getLinkedLanguages(page: Document): LinkedLanguage[] {
  const links = page.querySelectorAll<HTMLAnchorElement>("[data-place=footer] a[hreflang]");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the site's languages are linked
  return Array.from(links, ({ hreflang, text }) => ({ language: hreflang as Language, name: text }));
}
