import { existsSync } from "node:fs";
import { realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { errorText, SetupError } from "../config/errors.ts";
import { fromRoot } from "../config/value-types.ts";
import { flush, makeFolder } from "../storage/files.ts";
import { assertNoneRecovered, databaseFileOf } from "../storage/database-files.ts";
import { checksumFile, writeChecksum, writeLastBackup } from "./backup-files.ts";
import type { Command } from "./command.ts";
import { describeContents } from "./contents.ts";
import { copyDatabase } from "./database-file.ts";
import { eraseListFiles } from "./erase-list.ts";

const dumpInstead = [
  "Nothing was backed up: DATABASE_URL is set, and PostgreSQL has a backup command of its own. Run:",
  '  pg_dump --format=custom --no-unlogged-table-data --file=/backups/messages-$(date +%F).dump "$DATABASE_URL"',
  "It has no erase list. Copy the newest erased.jsonl and erased.key of DATA_DIR to another machine, too.",
];

export const backupCommand: Command = {
  parameters: "<file-or-folder>",
  summary: "copies the database and checks the copy; the server can run",
  async run({ environment, print }, target) {
    if (environment.DATABASE_URL) {
      dumpInstead.forEach(print);
      // No timer may take this for a backup.
      return false;
    }
    const file = databaseFileOf(environment);
    assertNoneRecovered(file);
    if (!existsSync(file))
      throw new SetupError(
        `There is no database ${file}. Start the server once, or set DATA_DIR to its folder.`,
      );
    const now = new Date();
    const backup = await nameBackup(fromRoot(target), now);
    await assertOutside(dirname(file), backup);
    const contents = await copyAndCheck(file, backup);
    await recordBackup(file, backup, now);
    print(`Backed up ${file}.`);
    print(`  File      ${backup}, ${(await stat(backup)).size} bytes, which only this user can read`);
    print(`  Holds     ${describeContents(contents)}`);
    print(`  Checked   no damage; its SHA-256 is in ${checksumFile(backup)}`);
    const { listFile, keyFile } = eraseListFiles(dirname(file));
    if (existsSync(listFile))
      print(`It has no erase list. Copy the newest ${listFile} and ${keyFile} to another machine, too.`);
    return true;
  },
};

/** @param target a path that does not exist, or a folder, in which the backup is named by the time */
async function nameBackup(target: string, now: Date): Promise<string> {
  const isFolder = (await stat(target).catch(() => undefined))?.isDirectory() ?? false;
  const name = isFolder ? join(target, `messages-${now.toISOString().replaceAll(":", "-")}.db`) : target;
  if (existsSync(name))
    throw new SetupError(`The file ${name} exists already. Name another file, or a folder.`);
  return name;
}

/** The data folder has what an erasure deletes and a broken disk takes, which a backup must survive. */
async function assertOutside(dataFolder: string, backup: string): Promise<void> {
  let folder = dirname(backup);
  // Its last parts may not exist yet, and DATA_DIR may be a link.
  while (!existsSync(folder)) folder = dirname(folder);
  if (relative(await realpath(dataFolder), await realpath(folder)).startsWith("..")) return;
  throw new SetupError(
    `Nothing was backed up: ${backup} is in DATA_DIR, ${dataFolder}. Name a folder elsewhere, on another disk.`,
  );
}

/** The file gets its name when it is complete, checked and on disk. Its checksum is beside it. */
async function copyAndCheck(file: string, backup: string) {
  const part = `${backup}.part`;
  try {
    makeFolder(dirname(backup));
    const contents = await copyDatabase(file, part);
    await writeChecksum(part, backup);
    await rename(part, backup);
    await flush(dirname(backup));
    return contents;
  } catch (cause) {
    for (const left of [part, `${part}-journal`, checksumFile(backup), backup])
      await rm(left, { force: true });
    const message = `The backup ${backup} failed: ${errorText(cause)}. Check its folder's rights and space; run doctor.`;
    throw new SetupError(message, { cause });
  }
}

async function recordBackup(file: string, backup: string, at: Date): Promise<void> {
  await writeLastBackup(dirname(file), backup, at).catch((cause: unknown) => {
    const message = `The backup ${backup} is complete, but could not be recorded: ${errorText(cause)}.`;
    throw new SetupError(`${message} Let this user write to ${dirname(file)}.`, { cause });
  });
}
