import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { claimDatabase } from "./claim-database.ts";
import { copyDatabase, flush } from "./copy-database.ts";
import { openDatabase, type Database } from "../storage/database.ts";
import { SetupError } from "../config/setup-error.ts";
import { makeFolder } from "../storage/make-folder.ts";
import { replacedFile, restoringFile } from "../storage/recovered-databases.ts";
import { copyRows, type CopiedRows } from "./copy-rows.ts";

interface ImportOptions {
  /** The SQLite database's path. */
  readonly file: string;
  /** Where the server's own would be: that one is set aside, so that no server starts on it; any other is left alone. */
  readonly ownFile: string;
  /** The empty database on PostgreSQL, of this version's schema. */
  readonly database: Database;
  readonly now: Date;
}

/** What was imported. */
export interface Import extends CopiedRows {
  /** Where the file is now, if it was set aside. */
  readonly replaced: string | undefined;
}

/**
 * Moves a SQLite database to PostgreSQL: all of it or nothing.
 *
 * @throws SetupError where a server runs on the file, it is missing, damaged or of a newer version, or the target is not
 *   empty
 * @example await importFile({ file: "/backups/old.db", ownFile: "/srv/var/messages.db", database, now: new Date() });
 */
export async function importFile({ file, ownFile, database, now }: ImportOptions): Promise<Import> {
  // Nobody has it open.
  claim(file).close();
  if (file !== ownFile) return { ...(await importCopy(file, ownFile, database)), replaced: undefined };
  // It is brought up to date, as a start would.
  await (await openDatabase(file, file)).destroy();
  const sqlite = claim(file);
  try {
    const copied = await copyRows(sqlite, database);
    const replaced = replacedFile(file, now);
    await rename(file, replaced);
    await flush(dirname(file));
    return { ...copied, replaced };
  } finally {
    sqlite.close();
  }
}

/** A backup stays as its checksum says. */
async function importCopy(file: string, ownFile: string, database: Database): Promise<CopiedRows> {
  const copy = restoringFile(ownFile);
  makeFolder(dirname(copy));
  try {
    await copyDatabase(file, copy);
    await (await openDatabase(copy, file)).destroy();
    const sqlite = claim(copy);
    try {
      return await copyRows(sqlite, database);
    } finally {
      sqlite.close();
    }
  } finally {
    for (const suffix of ["", "-wal", "-shm", "-journal"]) await rm(copy + suffix, { force: true });
  }
}

function claim(file: string) {
  const sqlite = claimDatabase(file);
  if (sqlite) return sqlite;
  throw new SetupError(
    existsSync(file)
      ? `The file ${file} is damaged, or no database of this server. Expected a sound one: restore the last backup ` +
          "first, with no DATABASE_URL. Nothing was changed."
      : `There is no file ${file}. Expected the database of a server that has run, such as var/messages.db.`,
  );
}
