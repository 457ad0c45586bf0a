import { readFileSync, writeFileSync } from "node:fs";
import { translatedLanguages } from "./locales.ts";
import { acceptedFile, acceptKeys, staleKeys, type AcceptedHashes } from "./stale-translations.ts";

const usage = `Usage: pnpm translations                          lists the translations to look at
       pnpm translations accept [LANGUAGE [KEY …]]   accepts these, or all
`;

const [command, only, ...keys] = process.argv.slice(2);
const languages = translatedLanguages.filter((language) => !only || language === only);
if ((command && command !== "accept") || languages.length === 0) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else
  for (const language of languages) {
    const file = acceptedFile(language);
    const accepted: AcceptedHashes = JSON.parse(readFileSync(file, "utf8"));
    const stale = staleKeys(accepted);
    if (!command) process.stdout.write(stale.map((key) => `${language} ${key}\n`).join(""));
    else {
      const hashes = acceptKeys(accepted, keys.length > 0 ? keys : stale);
      writeFileSync(file, `${JSON.stringify(hashes, undefined, 2)}\n`);
    }
  }
