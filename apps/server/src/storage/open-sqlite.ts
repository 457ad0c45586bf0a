import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { SetupError } from "../config/errors.ts";
import { makeFolder } from "./files.ts";
import { nodeSqliteDialect } from "./node-sqlite.ts";
import { assertNoneRecovered } from "./database-files.ts";
import { migrateSchema } from "./schema.ts";
import { sqliteOpenError } from "./sqlite-errors.ts";
import type { Database, Tables } from "./tables.ts";

/**
 * Opens a SQLite file, creates it if it is missing, and runs the missing migrations.
 *
 * A commit is on disk before it returns (`synchronous = full`), readers do not wait for the writer (write-ahead log), and
 * deleted rows are overwritten (`secure_delete`): https://www.sqlite.org/pragma.html.
 */
export async function openSqlite(file: string): Promise<Database> {
  let sqlite: DatabaseSync | undefined;
  try {
    makeFolder(dirname(file));
    assertNoneRecovered(file);
    assertLogHasDatabase(file);
    sqlite = new DatabaseSync(file, { timeout: 2_000 });
    sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on");
    const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite) });
    // In one transaction, since a start may be killed, or run beside another.
    await database.transaction().execute(async (transaction) => {
      await migrateSchema(transaction, file);
      // SQLite opens a read-only file, and rejects the first statement that might write.
      await transaction.deleteFrom("storage_probe").where("id", "<", 0).execute();
    });
    return database;
  } catch (cause) {
    sqlite?.close();
    throw sqliteOpenError(file, cause);
  }
}

/** @throws SetupError if only the log is there: SQLite would delete it, and with it the newest messages */
function assertLogHasDatabase(file: string): void {
  const log = `${file}-wal`;
  if (existsSync(file) || !statSync(log, { throwIfNoEntry: false })?.size) return;
  throw new SetupError(
    `The database ${file} is missing, but its log ${log} is there and has the newest messages. Bring ${file} ` +
      "back. Or run the command restore with a backup: it keeps the log. Or delete the log.",
  );
}
