import { sql } from "kysely";
import type { Dialect } from "./dialect.ts";

/**
 * SQLite: one process writes, so that its clock is the only one, and no row needs a lock.
 *
 * @param now the clock, in milliseconds since 1970
 */
export function sqliteDialect(now: () => number = Date.now): Dialect {
  return {
    time: (later = 0) => text(now() + later),
    timeOf: (seenAt, later = 0) => text(seenAt.getTime() + later),
    skipLocked: (query) => query,
    // A transaction that writes has the whole database to itself.
    async lockTable() {},
    /** Deleted rows are zeroed in the database's pages (`secure_delete`), but their text is still in the log before them. */
    async emptyLog(database) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
      if (rows[0]?.busy !== 0)
        throw new Error(
          "What was deleted is still in the database's log, since another process reads it. Try again.",
        );
    },
  };
}

function text(time: number) {
  return sql.val(new Date(time).toISOString());
}
