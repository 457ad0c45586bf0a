import { sql } from "kysely";
import type { Database } from "./tables.ts";
import type { SqlFunctions } from "./sql-functions.ts";

/** PostgreSQL: many processes write, so times are the database's, and rows are locked. */
export const postgresFunctions: SqlFunctions = {
  time,
  timeOf: (_seenAt, later) => time(later),
  skipLocked: (query) => query.forUpdate().skipLocked(),
  async lockTable(transaction, table) {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
  },
  // The log is for recovery and standbys. PostgreSQL recycles it.
  async emptyLog() {},
};

/**
 * Waits until a synchronous standby has all that was committed before. A row can be visible earlier: after the primary
 * was restarted, or a commit's wait for the standby was cut short.
 */
export async function awaitStandby(database: Database): Promise<void> {
  // Its own commit waits, since it writes to the log.
  await sql`select pg_logical_emit_message(true, 'matchfront', '')`.execute(database);
}

/** An index can be used for the time of the statement, but not for the clock's. */
function time(later = 0) {
  const at = sql`statement_timestamp() at time zone 'UTC' + ${later} * interval '1 millisecond'`;
  return sql<string>`to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
