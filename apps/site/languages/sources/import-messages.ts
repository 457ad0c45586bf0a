import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { replaceMessage } from "./replace-message.ts";
import type { Translated } from "../language.ts";

/** The folders of translations, by the first part of their messages' keys. */
const folders: Readonly<Record<string, URL>> = {
  words: new URL("../", import.meta.url),
  estimate: new URL("../", import.meta.url),
  dialogs: new URL("../", import.meta.url),
  forms: new URL("../../../../packages/forms/src/languages/", import.meta.url),
};

/**
 * Writes messages into the modules of a language.
 *
 * @param messages by their keys
 * @returns the keys of those that stand in no module as they are, such as those that two forms share
 */
export function importMessages(language: Translated, messages: ReadonlyMap<string, string>): string[] {
  return [...messages].flatMap(([key, message]) => (importMessage(language, key, message) ? [] : [key]));
}

function importMessage(language: Translated, key: string, message: string): boolean {
  const [kind = "", ...path] = key.split(".");
  const folder = folders[kind];
  if (!folder) return false;
  const cwd = fileURLToPath(new URL(language, folder));
  return globSync("*.ts", { cwd }).some((name) => {
    const file = `${cwd}/${name}`;
    const source = replaceMessage(readFileSync(file, "utf8"), path, message);
    if (source !== undefined) writeFileSync(file, source);
    return source !== undefined;
  });
}
