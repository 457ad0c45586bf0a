import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { claimDatabase } from "../backup/claim-database.ts";
import { flush } from "../backup/copy-database.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { SetupError } from "../errors/setup-error.ts";
import { replacedFile } from "../local/copies.ts";
import { copyRows, type CopiedRows } from "./copy-rows.ts";

interface ImportOptions {
  /** The SQLite database's path. */
  readonly file: string;
  /** The empty database on PostgreSQL, of this version's schema. */
  readonly database: Database;
  /** Whether the file is the server's own: it is set aside then, so that no server starts on it. */
  readonly isServers: boolean;
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
 * @example await importFile({ file: "/srv/var/messages.db", database, isServers: true, now: new Date() });
 */
export async function importFile({ file, database, isServers, now }: ImportOptions): Promise<Import> {
  // Nobody has it open; it is brought up to date, as a start would.
  claim(file).close();
  await (await openDatabase(file)).destroy();
  const sqlite = claim(file);
  try {
    const copied = await copyRows(sqlite, database);
    if (!isServers) return { ...copied, replaced: undefined };
    const replaced = replacedFile(file, now);
    await rename(file, replaced);
    await flush(dirname(file));
    return { ...copied, replaced };
  } finally {
    sqlite.close();
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
