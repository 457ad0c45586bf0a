import type { Language } from "@matchfront/locales/locales";

export type LinkedLanguage = { language: Language; name: string };

/** Returns the languages in the footer of a page: the public ones and its own. */
export function getLinkedLanguages(page: Document): LinkedLanguage[] {
  const links = page.querySelectorAll<HTMLAnchorElement>("[data-place=footer] a[hreflang]");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the site's languages are linked
  return Array.from(links, ({ hreflang, text }) => ({ language: hreflang as Language, name: text }));
}
