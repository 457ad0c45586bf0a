import { writeFileSync } from "node:fs";
import { readArguments } from "@matchfront/tooling/read-arguments";
import accepted from "./accepted-hashes.json" with { type: "json" };
import { acceptKeys, englishTexts, staleKeys } from "./stale-translations.ts";

const usage = `Usage: pnpm translations                  lists the English texts whose translations to look at
       pnpm translations accept [KEY …]   accepts the translations of these, or of all
`;

const [command, ...keys] = readArguments(usage, { allowPositionals: true }).positionals;
const stale = staleKeys(accepted);
const texts = englishTexts();
const unknown = keys.filter((key) => !texts.has(key));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no English text ${unknown.join(", ")}. Expected keys such as home.closing.\n`,
  );
  process.exitCode = 2;
} else if (!command) process.stdout.write(stale.map((key) => `${key}\n`).join(""));
else if (command === "accept") {
  const hashes = acceptKeys(accepted, keys.length > 0 ? keys : stale);
  const file = new URL("accepted-hashes.json", import.meta.url);
  writeFileSync(file, `${JSON.stringify(hashes, undefined, 2)}\n`);
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
