import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { locale as english } from "./en/locale.ts";
import { flattenMessages } from "./flatten-messages.ts";
import { translatedLanguages, type TranslatedLanguage } from "./locales.ts";

/** Hashes of the English texts that the translations of a language say, by the first part of their keys. */
export type AcceptedHashes = Readonly<Record<string, Readonly<Record<string, string>>>>;

const documents = new URL("./", import.meta.url);

/** Returns every English text by its key: messages, and documents by their files. */
export function englishTexts(): Map<string, string> {
  const files = globSync(["en/documents/*.mdx", "en/help.json", "{change-logs,hotlines}.ts"], {
    cwd: documents,
  }).toSorted();
  return new Map([
    ...flattenMessages({ ...english.messages, forms: english.forms }),
    ...files.map((file) => [file, readFileSync(new URL(file, documents), "utf8")] as const),
  ]);
}

/** Returns the keys of the English texts that are new or have changed since a translation was accepted. */
export function staleTranslations(
  language: TranslatedLanguage,
  texts: ReadonlyMap<string, string>,
  accepted: AcceptedHashes,
): string[] {
  const hashes = new Set(Object.values(accepted[language] ?? {}).flatMap((section) => section.split(" ")));
  return [...texts].filter(([key, text]) => !hashes.has(hash(key, text))).map(([key]) => key);
}

/**
 * Returns the hashes after somebody has looked at translations.
 *
 * @param keys of the accepted texts; the others stay as they are
 */
export function acceptTranslations(
  language: TranslatedLanguage,
  keys: readonly string[],
  texts: ReadonlyMap<string, string>,
  accepted: AcceptedHashes,
): AcceptedHashes {
  const stale = staleTranslations(language, texts, accepted);
  const current = [...texts].filter(([key]) => keys.includes(key) || !stale.includes(key));
  const sections = Map.groupBy(current, ([key]) => key.split(/[./]/, 1)[0] ?? "");
  const own = [...sections].map(([section, entries]) => [
    section,
    entries.map((entry) => hash(...entry)).join(" "),
  ]);
  return { ...accepted, [language]: Object.fromEntries(own) };
}

/** Returns a line for each translation to look at. */
export function listStale(accepted: AcceptedHashes): string[] {
  const texts = englishTexts();
  return translatedLanguages.flatMap((language) =>
    staleTranslations(language, texts, accepted).map((key) => `${language} ${key}`),
  );
}

function hash(key: string, text: string): string {
  return createHash("sha256").update(`${key}=${text}`).digest("hex").slice(0, 6);
}
