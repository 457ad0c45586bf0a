import { writeFile } from "node:fs/promises";
import { languages } from "../language.ts";
import { englishSources } from "./english-sources.ts";
import madeFrom from "./made-from.json" with { type: "json" };
import { acceptTranslations, staleTranslations, type MadeFrom } from "./stale-translations.ts";

const usage = `Usage: pnpm translations                         lists what must be looked at again
       pnpm translations accept LANGUAGE [KEY …] says that these translations, or all, are in order\n`;

const [, ...translated] = languages;
const [command = "list", language = "", ...keys] = process.argv.slice(2);
const sources = englishSources();

if (command === "list") list();
else if (command === "accept" && translated.some((known) => known === language)) await accept();
else fail(usage);

function list(): void {
  for (const each of translated) {
    const stale = staleTranslations(each, sources, madeFrom);
    process.stdout.write(`${each}: ${stale.length} of ${sources.size} texts must be looked at again\n`);
    for (const key of stale) process.stdout.write(`  ${key}\n`);
  }
}

async function accept(): Promise<void> {
  const unknown = keys.filter((key) => !sources.has(key));
  if (unknown.length > 0) fail(`No English text has the key ${unknown.join(", ")}.\n`);
  const accepted = keys.length > 0 ? keys : staleTranslations(language, sources, madeFrom);
  const record: MadeFrom = acceptTranslations(language, accepted, sources, madeFrom);
  await writeFile(new URL("made-from.json", import.meta.url), `${JSON.stringify(record, undefined, 2)}\n`);
  process.stdout.write(`${accepted.length} translations of ${language} are on record as in order.\n`);
}

function fail(message: string): void {
  process.stderr.write(message);
  process.exit(2);
}
