/** A language of the site and the server. */
type Locale = {
  /** The language's name in itself. */
  readonly name: string;
  /** The language with a region, for `Intl`. */
  readonly tag: string;
  /** Whether its letters have accents, which are in font files of their own. */
  readonly hasAccents: boolean;
};

/** The languages of the site. The first one has the addresses without a prefix. */
export const locales = {
  en: { name: "English", tag: "en-US", hasAccents: false },
  fr: { name: "Français", tag: "fr-FR", hasAccents: true },
  pt: { name: "Português", tag: "pt-PT", hasAccents: true },
  sw: { name: "Kiswahili", tag: "sw-KE", hasAccents: false },
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
