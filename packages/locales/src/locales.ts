/** Letters that have font files of their own: with accents, with dots below, and others of African languages. */
export type Alphabet = "accented" | "african" | "dotted";

/** A language of the site and the server. */
type Locale = {
  /** The language's name in itself. */
  readonly name: string;
  /** The language with a region, for `Intl`. */
  readonly tag: string;
  /** The fonts that its letters need besides the Latin one. */
  readonly alphabets: readonly Alphabet[];
};

/** The languages of the site. The first one has the addresses without a prefix. */
export const locales = {
  en: { name: "English", tag: "en-US", alphabets: [] },
  fr: { name: "Français", tag: "fr-FR", alphabets: ["accented"] },
  pt: { name: "Português", tag: "pt-PT", alphabets: ["accented"] },
  sw: { name: "Kiswahili", tag: "sw-KE", alphabets: [] },
} as const satisfies Readonly<Record<string, Locale>>;

export type Language = keyof typeof locales;

/** The same thing in each language. */
export type Localized<T> = Readonly<Record<Language, T>>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys returns strings
export const languages = Object.keys(locales) as readonly Language[];

/** The language of the specification and of the binding legal texts. */
export const defaultLanguage = "en" satisfies Language;

/** A language that English is translated into. */
export type TranslatedLanguage = Exclude<Language, typeof defaultLanguage>;

export const translatedLanguages: readonly TranslatedLanguage[] = languages.filter(
  (language) => language !== defaultLanguage,
);

/** Creates the same thing in each language. */
export function localize<T>(create: (language: Language) => T): Localized<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
  return Object.fromEntries(languages.map((language) => [language, create(language)])) as Localized<T>;
}
