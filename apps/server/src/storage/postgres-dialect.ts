import { sql } from "kysely";
import type { Dialect } from "./dialect.ts";

/** PostgreSQL: many processes write, so that its own clock is the only one, and rows are locked. */
export const postgresDialect: Dialect = {
  time,
  timeOf: (_seenAt, later) => time(later),
  skipLocked: (query) => query.forUpdate().skipLocked(),
  async lockTable(transaction, table) {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
  },
  // Its log is for recovery and for standbys; the server writes it anew by itself.
  async emptyLog() {},
};

/** The time of the statement, unlike that of the clock, may be compared with an index. */
function time(later = 0) {
  const at = sql`statement_timestamp() at time zone 'UTC' + ${later} * interval '1 millisecond'`;
  return sql<string>`to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
