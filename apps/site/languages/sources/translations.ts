import { readFile, writeFile } from "node:fs/promises";
import { type TranslatedLanguage, translatedLanguages } from "@matchfront/locales/locales";
import accepted from "./accepted-english.json" with { type: "json" };
import { englishMessages, englishSources, fingerprint } from "./english-sources.ts";
import { faultsOf } from "./faults-of.ts";
import { importMessages } from "./import-messages.ts";
import madeFrom from "./made-from.json" with { type: "json" };
import { readPo, writePo } from "./po-file.ts";
import {
  acceptedEnglish,
  acceptTranslations,
  describeStale,
  staleTranslations,
  type AcceptedEnglish,
} from "./stale-translations.ts";
import { translatedMessages } from "./translated-messages.ts";

const usage = `Usage: pnpm translations                           lists what must be looked at again
       pnpm translations accept LANGUAGE [KEY …]   says that these translations, or all, are in order
       pnpm -s translations export LANGUAGE        writes the messages as a file of gettext (.po)
       pnpm translations import LANGUAGE FILE      takes a translator's messages from one
`;

const [command = "list", given = "", ...rest] = process.argv.slice(2);
const language = translatedLanguages.find((each) => each === given);
const sources = englishSources();

if (command === "list") list();
else if (!language) fail(usage);
else if (command === "accept") await accept(language, rest);
else if (command === "export") exportMessages(language);
else if (command === "import" && rest[0]) await importFrom(language, rest[0]);
else fail(usage);

function list(): void {
  for (const each of translatedLanguages) {
    const stale = staleTranslations(each, sources, madeFrom);
    process.stdout.write(`${each}: ${stale.length} of ${sources.size} texts must be looked at again\n`);
    for (const key of stale) process.stdout.write(`  ${describeStale(each, key, madeFrom)}\n`);
  }
}

async function accept(into: TranslatedLanguage, keys: readonly string[]): Promise<void> {
  const unknown = keys.filter((key) => !sources.has(key));
  if (unknown.length > 0) fail(`No English text has the key ${unknown.join(", ")}.\n`);
  const inOrder = keys.length > 0 ? keys : staleTranslations(into, sources, madeFrom);
  const record = acceptTranslations(into, inOrder, sources, madeFrom);
  const english = Object.fromEntries(
    Array.from(englishMessages().values(), (text) => [fingerprint(text), text]),
  );
  await write("made-from.json", record);
  await write("accepted-english.json", acceptedEnglish(record, english, accepted));
  process.stdout.write(`${inOrder.length} translations into ${into} are on record as in order.\n`);
}

async function write(file: string, record: object): Promise<void> {
  await writeFile(new URL(file, import.meta.url), `${JSON.stringify(record, undefined, 2)}\n`);
}

function exportMessages(from: TranslatedLanguage): void {
  const stale = new Set(staleTranslations(from, sources, madeFrom));
  const messages = translatedMessages(from);
  const entries = [...englishMessages()].flatMap(([key, english]) => {
    const translation = messages.get(key);
    // The brand file has what the app costs.
    if (translation === undefined) return [];
    const isStale = stale.has(key);
    return [
      { key, english, translation, isStale, previous: isStale ? englishOnRecord(from, key) : undefined },
    ];
  });
  process.stdout.write(writePo(from, entries));
}

/** The English text that a translation was made from, if it is known. */
function englishOnRecord(from: TranslatedLanguage, key: string): string | undefined {
  const known: AcceptedEnglish = accepted;
  const made: Readonly<Record<string, string>> = madeFrom[from];
  return known[made[key] ?? ""];
}

async function importFrom(into: TranslatedLanguage, file: string): Promise<void> {
  const known = translatedMessages(into);
  const text = await readFile(file, "utf8").catch(() => fail(`There is no file ${file}.\n`));
  const messages = [...readPo(text)];
  const unknown = messages.filter(([key]) => !known.has(key)).map(([key]) => key);
  if (unknown.length > 0) process.stdout.write(`No message has the key ${unknown.join(", ")}.\n`);
  const changed = messages.filter(([key, message]) => known.has(key) && known.get(key) !== message);
  const faults = changed.flatMap(([key, message]) => faultsOf(key, message, englishMessages()));
  if (faults.length > 0) fail(`Nothing was imported:\n${faults.map((fault) => `  ${fault}\n`).join("")}`);
  if (changed.length === 0) process.stdout.write("Every message is as it was.\n");
  const missed = importMessages(into, new Map(changed));
  const written = changed.map(([key]) => key).filter((key) => !missed.includes(key));
  if (written.length > 0) await accept(into, written);
  for (const key of missed) process.stdout.write(`${key} is made of other texts: change it by hand.\n`);
}

function fail(message: string): never {
  process.stderr.write(message);
  process.exit(2);
}
