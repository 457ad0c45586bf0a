/** The languages of the site; the first has the addresses without a prefix. */
export const languages = ["en", "fr", "pt", "sw"] as const;

export type Language = (typeof languages)[number];

/** The same thing in each language. */
export type InLanguages<Thing> = Readonly<Record<Language, Thing>>;

/** Makes the same thing in each language. */
export function inLanguages<Thing>(make: (language: Language) => Thing): InLanguages<Thing> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as InLanguages<Thing>;
}

/** A language that English is translated into. */
export type TranslatedLanguage = Exclude<Language, "en">;

/** The same thing in English, and in the other languages that have it. */
export type WithEnglish<Thing> = Pick<InLanguages<Thing>, "en"> & Partial<InLanguages<Thing>>;

const [original, ...translated] = languages;

/** The languages that English is translated into. */
export const translatedLanguages: readonly TranslatedLanguage[] = translated;

/** Each language's name in itself. */
export const languageNames: InLanguages<string> = {
  en: "English",
  fr: "Français",
  pt: "Português",
  sw: "Kiswahili",
};

/** Whether its letters have accents, which are in font files of their own. */
export const hasAccents: InLanguages<boolean> = { en: false, fr: true, pt: true, sw: false };

/** How numbers and dates are written. */
export const locales: InLanguages<string> = { en: "en-US", fr: "fr-FR", pt: "pt-PT", sw: "sw-KE" };

/**
 * The language of a page, by its path.
 *
 * @example languageOf("/fr/contactus"); // "fr"
 */
export function languageOf(pathname: string): Language {
  const [, prefix] = pathname.split("/");
  return translated.find((language) => language === prefix) ?? original;
}

/**
 * The path of a page in a language, made of its path in English. Files are the same in all.
 *
 * @example pathIn("fr", "/contactus"); // "/fr/contactus"
 * @example pathIn("fr", "/"); // "/fr"
 */
export function pathIn(language: Language, path: string): string {
  const isPage = path.startsWith("/") && !path.includes(".");
  if (language === original || !isPage) return path;
  return `/${language}${path === "/" ? "" : path}`;
}

/**
 * The English path of a page in any language.
 *
 * @example englishPath("/fr/contactus"); // "/contactus"
 * @example englishPath("/fr/"); // "/"
 */
export function englishPath(pathname: string): string {
  const language = languageOf(pathname);
  const path = language === original ? pathname : pathname.slice(`/${language}`.length);
  return path.replace(/(.)\/$/, "$1") || "/";
}
