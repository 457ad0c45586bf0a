import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { databaseFileOf } from "../config/read-environment.ts";
import { fromRoot } from "../config/value-types.ts";
import { backUp } from "./back-up.ts";
import { checksumFile } from "./checksum.ts";
import type { Command } from "./command.ts";
import { describeContents } from "./contents.ts";
import { eraseListFiles } from "./erase-list.ts";

/** Makes a backup while the server runs. */
export const backupCommand: Command = {
  parameters: "<file-or-folder>",
  summary: "copies the database, also while the server runs, and checks the copy",
  async run({ environment, print }, target = "") {
    if (environment.DATABASE_URL) {
      dumpInstead.forEach(print);
      // No timer may take this for a backup.
      return false;
    }
    const file = databaseFileOf(environment);
    const made = await backUp(file, fromRoot(target));
    print(`Backed up ${file}.`);
    print(`  File      ${made.file}, ${made.bytes} bytes, for this user alone`);
    print(`  Holds     ${describeContents(made)}`);
    print(`  Checked   sound; its SHA-256 is in ${checksumFile(made.file)}`);
    const { listFile, keyFile } = eraseListFiles(dirname(file));
    if (existsSync(listFile))
      print(`Who was erased is not in it. Keep the newest ${listFile} and ${keyFile} safe elsewhere, too.`);
    return true;
  },
};

const dumpInstead = [
  "Nothing was backed up: DATABASE_URL names a PostgreSQL, which has tools of its own. Run, in place of this:",
  '  pg_dump --format=custom --no-unlogged-table-data --file=/backups/messages-$(date +%F).dump "$DATABASE_URL"',
  "Who was erased is not in it: keep the newest erased.jsonl and erased.key of DATA_DIR safe elsewhere, too.",
];
