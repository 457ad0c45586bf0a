import { languages, type Language } from "@matchfront/site/languages/language.ts";
import { knownValuesIn } from "@matchfront/site/words/known-values.ts";
import { wordsIn } from "@matchfront/site/words/words-in.ts";
import { templateFinder } from "./templates.ts";

/** An English text in the site's languages. */
type Entry = ReadonlyMap<Language, string>;

const { texts, templates } = readWords();

/**
 * What the site and its forms say in English, with the same in their other languages. A message with tags is in it in
 * parts, as it is in a page, where its translation has as many; one whose values are not known is a template.
 */
export const dictionary: ReadonlyMap<string, Entry> = texts;

/** A text in the site's languages; undefined where the site does not say it. */
export const entryOf = (text: string): Entry | undefined => dictionary.get(text) ?? findTemplate(text);

const findTemplate = templateFinder(
  templates,
  (text, language) => dictionary.get(text)?.get(language) ?? text,
);

function readWords() {
  const known = new Map<string, Map<Language, string>>();
  const withValues = new Map<string, Map<Language, string>>();
  for (const language of languages) {
    for (const [message, translation] of pairs(wordsIn.en, wordsIn[language])) {
      const parts = partsOf(message, "en");
      const translated = partsOf(translation, language);
      if (parts.length !== translated.length) continue;
      for (const [index, part] of parts.entries()) {
        // Where a message begins or ends with a tag, another language may have a word.
        if (/^(?:\{\w+\})?$/.test(part)) continue;
        const entries = part.includes("{") ? withValues : known;
        const entry = entries.get(part) ?? new Map<Language, string>();
        entries.set(part, entry.set(language, translated[index] ?? part));
      }
    }
  }
  return { texts: known, templates: withValues };
}

/** The messages of two trees of words that have the same keys. */
function pairs(original: unknown, other: unknown): [string, string][] {
  if (typeof original === "string" && typeof other === "string") return [[original, other]];
  if (!isTree(original) || !isTree(other)) return [];
  return Object.keys(original).flatMap((key) => pairs(original[key], other[key]));
}

function isTree(words: unknown): words is Readonly<Record<string, unknown>> {
  return typeof words === "object" && words !== null;
}

/** The texts between a message's tags; none if it counts or formats a value in ICU's way. */
function partsOf(message: string, language: Language): string[] {
  const values = new Map(Object.entries(knownValuesIn(language)));
  const filled = message.replaceAll(/\{(\w+)\}/g, (name, value: string) => String(values.get(value) ?? name));
  return /\{\w+,/.test(filled) ? [] : filled.split(/<\/?\w+>/).map((part) => part.trim());
}
