import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { databaseFileOf } from "../config/read-environment.ts";
import { fromRoot } from "../config/value-types.ts";
import type { Command } from "./command.ts";
import { describeContents, type Contents } from "./contents.ts";
import { eraseListFiles } from "./erase-list.ts";
import { describeReconciliation } from "./reconcile.ts";
import { restore } from "./restore.ts";

export const restoreCommand: Command = {
  parameters: "<file>",
  summary:
    "puts a backup in the database's place, without whom was erased since; the server is stopped before",
  async run({ environment, print }, backup = "") {
    if (environment.DATABASE_URL) {
      restoreInstead.forEach(print);
      return false;
    }
    const file = databaseFileOf(environment);
    const done = await restore(file, fromRoot(backup));
    print(`Restored ${file}.`);
    print(`  Holds     ${describeContents(done)}`);
    print(`  Checked   sound${done.hadChecksum ? ", and as its SHA-256 says" : ""}`);
    if (!done.hadChecksum && !done.wasRecovered)
      print("  Warning   no SHA-256 was beside the backup: whether it was altered is not known");
    print(`  Erased    ${describeErased(done.erased, dirname(file))}`);
    describeReconciliation(done).forEach(print);
    for (const path of done.replaced)
      if (!path.endsWith(".db")) print(`  Log       ${path}`);
      else [`  Replaced  ${path}`, `  Newer     ${describeNewer(done.newer)}`].forEach(print);
    print("Start the server now, or restart it if it runs: systemctl restart matchfront, or npm start.");
    return true;
  },
};

const restoreInstead = [
  "Nothing was restored: DATABASE_URL names a PostgreSQL, which has tools of its own. Stop all servers, have",
  "DATABASE_URL name a new, empty database, and run, in place of this:",
  '  pg_restore --exit-on-error --no-owner --dbname="$DATABASE_URL" <file>',
  "and then, before a server starts there: restored",
];

function describeErased(erased: Contents, folder: string): string {
  const { listFile, keyFile } = eraseListFiles(folder);
  if (existsSync(listFile)) return `${describeContents(erased)} again`;
  return `nobody, since there is no ${listFile}; if there was one, bring it and ${keyFile} back`;
}

function describeNewer(newer: Contents | undefined): string {
  if (!newer) return "unknown: the replaced database cannot be read";
  if (newer.messages + newer.members === 0) return "nothing: all that the replaced database holds is here";
  return (
    `${describeContents(newer)} in the replaced database alone, members as they are now; ` +
    "restoring that one brings them back"
  );
}
