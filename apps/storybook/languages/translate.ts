import type { Locale } from "@matchfront/locales/define-locale";
import { flattenMessages } from "@matchfront/locales/flatten-messages";
import { languages, type Language } from "@matchfront/locales/locales";
import { defaultValues } from "@matchfront/site/messages/default-values.ts";
import type { StoryLanguage } from "./story-language.ts";

export type Translate = (text: string) => string;

type Dictionary = ReadonlyMap<string, ReadonlyMap<Language, string>>;

let dictionary: Promise<Dictionary> | undefined;

/**
 * Returns the translation function for a language; undefined for English. Texts that are not messages of the site stay
 * English, except in the pseudo-language.
 */
export async function translateInto(language: StoryLanguage): Promise<Translate | undefined> {
  if (language === "en") return undefined;
  if (language === "pseudo") return pseudolocalize;
  const messages = await (dictionary ??= readDictionary());
  if (language !== "longest") return (text) => messages.get(text)?.get(language) ?? text;
  return (text) =>
    [...(messages.get(text)?.values() ?? [])].reduce(
      (longest, other) => (other.length > longest.length ? other : longest),
      text,
    );
}

/** Returns the translations of each English text. Messages are split at their tags, like the text nodes of a page. */
async function readDictionary(): Promise<Dictionary> {
  const { catalogs } = await import("@matchfront/locales/catalogs");
  const texts = new Map<string, Map<Language, string>>();
  const english = partsOf(catalogs.en, "en");
  for (const language of languages) {
    const translations = partsOf(catalogs[language], language);
    for (const [key, parts] of english) {
      const translated = translations.get(key) ?? [];
      if (parts.length !== translated.length) continue;
      for (const [index, part] of parts.entries())
        texts.set(
          part,
          (texts.get(part) ?? new Map<Language, string>()).set(language, translated[index] ?? part),
        );
    }
  }
  return texts;
}

function partsOf({ messages, forms }: Locale, language: Language): Map<string, string[]> {
  const values = new Map(Object.entries(defaultValues(language)));
  const fillIn = (name: string, value: string) => String(values.get(value) ?? name);
  return new Map(
    Array.from(flattenMessages({ ...messages, forms }), ([key, message]) => {
      const parts = message.replaceAll(/\{(\w+)\}/g, fillIn).split(/<\/?\w+>/);
      return [key, parts.map((part) => part.trim())];
    }),
  );
}

const accents = new Map(Object.entries({ a: "ã", e: "é", i: "ï", o: "ô", u: "ü" }));

/** Repeats a vowel of each word, which makes it 40 % longer, except in addresses: `Siïïgn uüp`. */
const pseudolocalize: Translate = (text) =>
  text.replaceAll(/\S+/g, (token) =>
    /[@/]|\w\.\w/.test(token) ? token : token.replaceAll(/\p{L}+/gu, lengthen),
  );

const lengthen = (word: string) =>
  word.replace(
    /[aeiou]|.$/i,
    (letter) => letter + (accents.get(letter.toLowerCase()) ?? letter).repeat(Math.ceil(word.length * 0.4)),
  );
