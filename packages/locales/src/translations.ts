import { writeFileSync } from "node:fs";
import accepted from "./accepted-hashes.json" with { type: "json" };
import { translatedLanguages } from "./locales.ts";
import {
  acceptTranslations,
  englishTexts,
  listStale,
  staleTranslations,
  type AcceptedHashes,
} from "./stale-translations.ts";

const usage = `Usage: pnpm translations                          lists the translations to look at
       pnpm translations accept [LANGUAGE [KEY …]]   accepts these, or all
`;

const [command, given, ...keys] = process.argv.slice(2);
const known: AcceptedHashes = accepted;
const languages = translatedLanguages.filter((language) => !given || language === given);

if (!command)
  process.stdout.write(
    listStale(known)
      .map((line) => `${line}\n`)
      .join(""),
  );
else if (command === "accept" && languages.length > 0) {
  const texts = englishTexts();
  const accepting = languages.reduce((hashes, language) => {
    const all = keys.length > 0 ? keys : staleTranslations(language, texts, hashes);
    return acceptTranslations(language, all, texts, hashes);
  }, known);
  writeFileSync(
    new URL("accepted-hashes.json", import.meta.url),
    `${JSON.stringify(accepting, undefined, 2)}\n`,
  );
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
