import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { brand } from "../../brand.ts";
import { english } from "../en/english.ts";
import { messagesOf } from "./translated-messages.ts";

const content = new URL("../../content/", import.meta.url);

/** The messages that translations are made from, by their keys. */
export function englishMessages(): ReadonlyMap<string, string> {
  return new Map([...messagesOf(english), ["brand.cost", brand.cost.en]]);
}

/**
 * Everything that translations are made from, as fingerprints: messages by their keys, texts by their files.
 *
 * @example englishSources().get("words.contact.lead"); // "5f1d0c9a"
 */
export function englishSources(): ReadonlyMap<string, string> {
  const files = globSync(["en/**/*.{mdx,ts}", "{change-logs,facts,hotlines}.ts"], {
    cwd: content,
    exclude: ["en/english.ts"],
  }).toSorted();
  const texts = files.map(
    (file) => [`content.${file}`, readFileSync(new URL(file, content), "utf8")] as const,
  );
  return new Map([...englishMessages(), ...texts].map(([key, text]) => [key, fingerprint(text)]));
}

/** What stands for a text on record. */
export function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
