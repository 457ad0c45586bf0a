import type { Locale } from "./define-locale.ts";
import { languages, type Localized } from "./locales.ts";

const loaded = await Promise.all(
  languages.map(async (language) => {
    const { locale }: { locale: Locale } = await import(`./${language}/locale.ts`);
    return [language, locale] as const;
  }),
);

/** The parts of every language, for code that Node runs. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
export const localeParts = Object.fromEntries(loaded) as Localized<Locale>;
