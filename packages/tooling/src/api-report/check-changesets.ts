import { readFileSync, writeFileSync } from "node:fs";
import { readReports, unannouncedChanges } from "./unannounced-changes.ts";

// With --released, after `changeset version`: what the packages declare now is what they are released with.
const record = ".changeset/released-apis.json";

if (process.argv.includes("--released")) {
  writeFileSync(record, `${JSON.stringify(readReports("."), null, 2)}\n`);
} else {
  const names = unannouncedChanges(".", JSON.parse(readFileSync(record, "utf8")));
  for (const name of names)
    console.error(
      `The api.md of ${name} has changed since its last release, and no changeset names the package. Write one: pnpm changeset.`,
    );
  if (names.length > 0) process.exitCode = 1;
}
