import { accessSync, constants } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { SetupError } from "../config/setup-error.ts";
import { makeFolder } from "./make-folder.ts";
import { GroupCommitDialect } from "./group-commit.ts";
import { openFailure } from "./open-failure.ts";
import { migrateSchema, UnknownMigration } from "./schema.ts";
import type { Tables } from "./tables.ts";

/** The server's database, seen through Kysely. */
export type Database = Kysely<Tables>;

/**
 * Opens the SQLite file, creates it where it is missing, and runs the missing migrations.
 *
 * A commit is on disk before it returns (`synchronous = full`), and readers never wait for the writer
 * (write-ahead log). What is deleted is overwritten (`secure_delete`). See https://www.sqlite.org/pragma.html.
 *
 * @param file path of the database
 * @param given the file that a command was given, if this is that file or a copy of it: errors name it
 * @throws SetupError where the file cannot be opened or migrated
 */
export async function openDatabase(file: string, given?: string): Promise<Database> {
  const place = given ?? file;
  let sqlite: DatabaseSync | undefined;
  try {
    makeFolder(dirname(file));
    sqlite = new DatabaseSync(file, { timeout: 2_000 });
    // SQLite opens a file that it may only read, and fails at the first message.
    accessSync(file, constants.W_OK);
    sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
    const database = new Kysely<Tables>({ dialect: new GroupCommitDialect(sqlite) });
    await migrate(sqlite, database, place);
    return database;
  } catch (cause) {
    sqlite?.close();
    if (given !== undefined && cause instanceof UnknownMigration)
      throw new SetupError(`${cause.message} Take another file; nothing was changed.`, { cause });
    throw openFailure(place, cause);
  }
}

/** In one transaction, which Kysely opens for other databases only: a start may be killed, or run beside another. */
async function migrate(sqlite: DatabaseSync, database: Database, place: string): Promise<void> {
  sqlite.exec("begin immediate");
  try {
    await migrateSchema(database, place);
    sqlite.exec("commit");
  } catch (error) {
    // Some failures, such as a damaged file or a full disk, have rolled it back already.
    if (sqlite.isTransaction) sqlite.exec("rollback");
    throw error;
  }
}
