import { languages, type Language } from "@matchfront/locales/locales";
import { defaultValues } from "@matchfront/site/messages/default-values.ts";
import { catalogs } from "@matchfront/locales/catalogs";
import { templateFinder } from "./templates.ts";

type Entry = ReadonlyMap<Language, string>;

const { texts, templates } = readWords();

/**
 * The translations of all English messages of the site and its forms. A message with tags is split at its tags, like the
 * text nodes of a page; it is left out if its translation has another number of parts. A message with unknown values is
 * a template.
 */
export const dictionary: ReadonlyMap<string, Entry> = texts;

/** Returns the translations of an English text; undefined if it is not a message of the site. */
export const entryOf = (text: string): Entry | undefined => dictionary.get(text) ?? findTemplate(text);

const findTemplate = templateFinder(
  templates,
  (text, language) => dictionary.get(text)?.get(language) ?? text,
);

function readWords() {
  const known = new Map<string, Map<Language, string>>();
  const withValues = new Map<string, Map<Language, string>>();
  for (const language of languages) {
    for (const [message, translation] of pairs(catalogs.en, catalogs[language])) {
      const parts = partsOf(message, "en");
      const translated = partsOf(translation, language);
      if (parts.length !== translated.length) continue;
      for (const [index, part] of parts.entries()) {
        // Empty beside a leading or trailing tag, although another language may have a word there.
        if (/^(?:\{\w+\})?$/.test(part)) continue;
        const entries = part.includes("{") ? withValues : known;
        const entry = entries.get(part) ?? new Map<Language, string>();
        entries.set(part, entry.set(language, translated[index] ?? part));
      }
    }
  }
  return { texts: known, templates: withValues };
}

/** Returns the pairs of messages with the same key in two catalogs. */
function pairs(original: unknown, other: unknown): [string, string][] {
  if (typeof original === "string" && typeof other === "string") return [[original, other]];
  if (!isTree(original) || !isTree(other)) return [];
  return Object.keys(original).flatMap((key) => pairs(original[key], other[key]));
}

function isTree(words: unknown): words is Readonly<Record<string, unknown>> {
  return typeof words === "object" && words !== null;
}

/** Splits a message at its tags. Returns no parts for ICU plurals and formats. */
function partsOf(message: string, language: Language): string[] {
  const values = new Map(Object.entries(defaultValues(language)));
  const filled = message.replaceAll(/\{(\w+)\}/g, (name, value: string) => String(values.get(value) ?? name));
  return /\{\w+,/.test(filled) ? [] : filled.split(/<\/?\w+>/).map((part) => part.trim());
}
