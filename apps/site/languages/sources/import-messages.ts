import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { replaceMessage } from "./replace-message.ts";
import type { TranslatedLanguage } from "@matchfront/locales/locales";

const site = new URL("../", import.meta.url);

/**
 * Where messages stand, by the first part of their keys: the folder of the languages, and the export, unless the rest of
 * the key names it.
 */
const places: Readonly<Record<string, { folder: URL; name?: string }>> = {
  words: { folder: site },
  dialogs: { folder: site },
  estimate: { folder: site, name: "estimateWords" },
  facts: { folder: site, name: "facts" },
  countMessages: { folder: site, name: "countMessages" },
  forms: { folder: new URL("../../../../packages/forms/src/site/languages/", import.meta.url) },
};

/**
 * Writes messages into the modules of a language.
 *
 * @param messages by their keys
 * @returns the keys of those that stand in no module as they are, such as those that two forms share
 */
export function importMessages(
  language: TranslatedLanguage,
  messages: ReadonlyMap<string, string>,
): string[] {
  return [...messages].flatMap(([key, message]) => (importMessage(language, key, message) ? [] : [key]));
}

function importMessage(language: TranslatedLanguage, key: string, message: string): boolean {
  const [kind = "", ...rest] = key.split(".");
  const place = places[kind];
  if (!place) return false;
  const path = place.name ? [place.name, ...rest] : rest;
  const cwd = fileURLToPath(new URL(language, place.folder));
  return globSync("*.ts", { cwd }).some((name) => {
    const file = `${cwd}/${name}`;
    const source = replaceMessage(readFileSync(file, "utf8"), path, message);
    if (source !== undefined) writeFileSync(file, source);
    return source !== undefined;
  });
}
