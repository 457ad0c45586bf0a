import { sql } from "kysely";
import type { SqlFunctions } from "./sql-functions.ts";
import { StorageError } from "./storage-error.ts";

/**
 * Creates the functions of SQLite. Its only writer needs no locks, and its clock decides.
 *
 * @param now returns the milliseconds since 1970
 */
export function sqliteFunctions(now: () => number = Date.now): SqlFunctions {
  return {
    time: (later = 0) => text(now() + later),
    timeOf: (seenAt, later = 0) => text(seenAt.getTime() + later),
    skipLocked: (query) => query,
    // A transaction locks the whole database.
    async lockTable() {},
    // `secure_delete` overwrites deleted rows in the pages of the database, not in its log.
    async emptyLog(database) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
      if (rows[0]?.busy !== 0)
        throw new StorageError(
          "locked",
          "Deleted rows are still in the database's log, since another process reads it. Try again.",
        );
    },
  };
}

function text(time: number) {
  return sql.val(new Date(time).toISOString());
}
