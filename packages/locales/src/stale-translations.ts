import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { locale as english } from "./en/locale.ts";
import { flattenMessages } from "./flatten-messages.ts";

/** Hashes of the English texts that the translations say, separated by spaces, by the first part of their keys. */
type AcceptedHashes = Readonly<Record<string, string>>;

const folder = new URL("./", import.meta.url);

/** Returns every English text by its key: messages, and documents by their files. */
export function englishTexts(): Map<string, string> {
  const files = globSync("en/{documents/*.mdx,change-log.json,help.json,hotlines.json}", { cwd: folder });
  return new Map([
    ...flattenMessages({ ...english.messages, forms: english.forms }),
    ...files.toSorted().map((file) => [file, readFileSync(new URL(file, folder), "utf8")] as const),
  ]);
}

/** Returns the keys of the English texts that are new or have changed since their translations were accepted. */
export function staleKeys(accepted: AcceptedHashes, texts = englishTexts()): string[] {
  const hashes = new Set(Object.values(accepted).flatMap((section) => section.split(" ")));
  return [...texts].filter((text) => !hashes.has(hash(text))).map(([key]) => key);
}

/** Returns the hashes after somebody has looked at the translations of these keys. The others stay as they are. */
export function acceptKeys(
  accepted: AcceptedHashes,
  keys: readonly string[],
  texts = englishTexts(),
): AcceptedHashes {
  const stale = staleKeys(accepted, texts);
  const current = [...texts].filter(([key]) => keys.includes(key) || !stale.includes(key));
  const sections = Map.groupBy(current, ([key]) => key.split(/[./]/, 1)[0] ?? "");
  return Object.fromEntries(Array.from(sections, ([section, own]) => [section, own.map(hash).join(" ")]));
}

function hash([key, text]: readonly [key: string, text: string]): string {
  return createHash("sha256").update(`${key}=${text}`).digest("hex").slice(0, 6);
}
