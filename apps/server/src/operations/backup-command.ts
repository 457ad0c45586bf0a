import { dirname } from "node:path";
import { existsSync } from "node:fs";
import { backUp } from "./back-up.ts";
import { checksumFile } from "./checksum.ts";
import type { Contents } from "./copy-database.ts";
import { restore } from "./restore.ts";
import { databaseFileOf } from "../config/read-environment.ts";
import { fromRoot } from "../config/value-types.ts";
import { eraseListFiles } from "./erase-list.ts";
import { counted } from "./counted.ts";
import type { Command } from "./command.ts";

/** Makes a backup while the server runs. */
export const backupCommand: Command = {
  parameters: "<file-or-folder>",
  summary: "copies the database, also while the server runs, and checks the copy",
  async run({ environment, print }, target) {
    if (environment.DATABASE_URL) return sayInstead(print, dumping);
    const file = databaseFileOf(environment);
    const made = await backUp({ file, target: fromRoot(target ?? ""), now: new Date() });
    print(`Backed up ${file}.`);
    print(`  File      ${made.file}, ${made.bytes} bytes, for this user alone`);
    print(`  Holds     ${contentsOf(made)}`);
    print(`  Checked   sound; its SHA-256 is in ${checksumFile(made.file)}`);
    const { listFile, keyFile } = eraseListFiles(dirname(file));
    if (existsSync(listFile))
      print(`Who was erased is not in it. Keep the newest ${listFile} and ${keyFile} safe elsewhere, too.`);
    return true;
  },
};

/** Brings a backup back. */
export const restoreCommand: Command = {
  parameters: "<file>",
  summary:
    "puts a backup in the database's place, without whom was erased since; the server is stopped before",
  async run({ environment, print }, backup) {
    if (environment.DATABASE_URL) return sayInstead(print, restoring);
    const file = databaseFileOf(environment);
    const done = await restore({ file, backup: fromRoot(backup ?? ""), now: new Date() });
    print(`Restored ${file}.`);
    print(`  Holds     ${contentsOf(done)}`);
    print(`  Checked   sound${done.hadChecksum ? ", and as its SHA-256 says" : ""}`);
    if (!done.hadChecksum)
      print("  Warning   no SHA-256 was beside the backup: whether it was altered is not known");
    print(`  Erased    ${done.hadEraseList ? `${contentsOf(done.erased)} again` : noEraseList(file)}`);
    if (done.held > 0)
      print(`  Mail      ${done.held} held, which may have left already; send them: mail retry`);
    if (done.droppedLinks > 0)
      print(
        `  Links     ${done.droppedLinks} deleted, which may have been used already; members ask for new ones`,
      );
    if (done.replaced) {
      print(`  Former    ${done.replaced}`);
      print(`  Newer     ${newerOnes(done.newer)}`);
    }
    print("Start the server now.");
    return true;
  },
};

const dumping = [
  "Nothing was backed up: DATABASE_URL names a PostgreSQL, which has tools of its own. Run, in place of this:",
  '  pg_dump --format=custom --no-unlogged-table-data --file=/backups/messages-$(date +%F).dump "$DATABASE_URL"',
  "Who was erased is not in it: keep the newest erased.jsonl and erased.key of DATA_DIR safe elsewhere, too.",
];
const restoring = [
  "Nothing was restored: DATABASE_URL names a PostgreSQL, which has tools of its own. Stop all servers, have",
  "DATABASE_URL name a new, empty database, and run, in place of this:",
  '  pg_restore --exit-on-error --no-owner --dbname="$DATABASE_URL" <file>',
  "and then, before a server starts there: restored",
];

/** Returns that it was not done: no timer may take this for a backup. */
function sayInstead(print: (line: string) => void, lines: readonly string[]): false {
  lines.forEach(print);
  return false;
}

function noEraseList(file: string): string {
  const { listFile, keyFile } = eraseListFiles(dirname(file));
  return `nobody, since there is no ${listFile}; if there was one, bring it and ${keyFile} back`;
}

function newerOnes(newer: Contents | undefined): string {
  if (!newer) return "unknown: the former database cannot be read";
  if (newer.messages + newer.members === 0) return "nothing: all that the former database holds is here";
  return (
    `${contentsOf(newer)} in the former database alone, members as they are now; ` +
    "restoring that one brings them back"
  );
}

function contentsOf({ messages, members }: Contents): string {
  return `${counted(messages, "message")}, ${counted(members, "member")}`;
}
