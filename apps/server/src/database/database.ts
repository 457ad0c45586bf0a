import { accessSync, constants } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { makeFolder } from "../files/make-folder.ts";
import { GroupCommitDialect } from "./group-commit.ts";
import { migrationProvider } from "./migration-provider.ts";
import { openFailure } from "./open-failure.ts";
import type { Tables } from "./tables.ts";
import { assertNotNewer, executedMigrations } from "./unknown-migrations.ts";

/** The server's database, seen through Kysely. */
export type Database = Kysely<Tables>;

/**
 * Opens the SQLite file, creates it where it is missing, and runs the missing migrations.
 *
 * A commit is on disk before it returns (`synchronous = full`), and readers never wait for the writer
 * (write-ahead log). What is deleted is overwritten (`secure_delete`). See https://www.sqlite.org/pragma.html.
 *
 * @param file path of the database
 * @throws SetupError where the file cannot be opened or migrated
 */
export async function openDatabase(file: string): Promise<Database> {
  let sqlite: DatabaseSync | undefined;
  try {
    makeFolder(dirname(file));
    sqlite = new DatabaseSync(file, { timeout: 2_000 });
    // SQLite opens a file that it may only read, and fails at the first message.
    accessSync(file, constants.W_OK);
    assertNotNewer(file, executedMigrations(sqlite));
    sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
    const database = new Kysely<Tables>({ dialect: new GroupCommitDialect(sqlite) });
    await migrate(sqlite, database);
    return database;
  } catch (cause) {
    sqlite?.close();
    throw openFailure(file, cause);
  }
}

/** In one transaction, which Kysely opens for other databases only: a start may be killed, or run beside another. */
async function migrate(sqlite: DatabaseSync, database: Database): Promise<void> {
  sqlite.exec("begin immediate");
  const { error, results = [] } = await new Migrator({
    db: database,
    provider: migrationProvider(),
  }).migrateToLatest();
  // Some failures, such as a damaged file or a full disk, have rolled it back already.
  if (sqlite.isTransaction) sqlite.exec(error ? "rollback" : "commit");
  if (error) throw error;
  // A table that was dropped, or written before what is deleted was overwritten, leaves its text in free pages.
  if (results.length > 0) sqlite.exec("vacuum");
}
