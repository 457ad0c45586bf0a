/// <reference types="vite/client" />
import type { Locale } from "./define-locale.ts";
import { localize, type Localized } from "./locales.ts";

const files = import.meta.glob<Locale>("./*/locale.ts", { eager: true, import: "locale" });

/** The messages of every language, for code that Vite builds. */
export const catalogs: Localized<Locale> = localize((language) => {
  const locale = files[`./${language}/locale.ts`];
  if (!locale) throw new Error(`packages/locales/src/${language}/locale.ts is missing.`);
  return locale;
});
