import type { Language } from "./locales.ts";

/** Returns the `lang` of HTML in a language. Most devices read "pt" aloud with a Brazilian voice. */
export function htmlLang(language: Language): string {
  return language === "pt" ? "pt-PT" : language;
}
