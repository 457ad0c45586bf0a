import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import { StorageError } from "../config/errors.ts";
import type { Database, Tables } from "./tables.ts";

/** The SQL that differs between SQLite and PostgreSQL. Times are text, as `Tables` says. */
export interface SqlFunctions {
  /** The current time, or the time so many milliseconds later. It alone decides what is due or expired. */
  readonly time: (later?: number) => RawBuilder<string>;
  /** The time of an event that this process has just seen. */
  readonly timeOf: (seenAt: Date, later?: number) => RawBuilder<string>;
  readonly skipLocked: <Table extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Table, Row>,
  ) => SelectQueryBuilder<Tables, Table, Row>;
  readonly lockTable: (transaction: Database, table: keyof Tables) => Promise<void>;
  /** Removes deleted rows from the write-ahead log. */
  readonly emptyLog: (database: Database) => Promise<void>;
  /**
   * Waits until a synchronous standby has all that was committed before. A row can be visible earlier: after the primary
   * was restarted, or a commit's wait for the standby was cut short.
   */
  readonly awaitStandby: (database: Database) => Promise<void>;
}

/** Times this far in the future, in milliseconds, are no sign of a wrong clock: it may be set back a little. */
export const clockTolerance = 5 * 60_000;

/** Matches rows that have not expired. One that expires too late was written when the clock was ahead. */
export function isCurrent({ time }: SqlFunctions, lifetime: number): RawBuilder<boolean> {
  return sql`(expires_at > ${time()} and expires_at <= ${time(lifetime + clockTolerance)})`;
}

/** Creates the functions of SQLite. Its only writer needs no locks, and its clock decides. */
export function sqliteFunctions(now: () => number = Date.now): SqlFunctions {
  return {
    time: (later = 0) => sqliteTime(now() + later),
    timeOf: (seenAt, later = 0) => sqliteTime(seenAt.getTime() + later),
    skipLocked: (query) => query,
    // A transaction locks the whole database.
    async lockTable() {},
    // `secure_delete` overwrites deleted rows in the pages of the database, not in its log.
    async emptyLog(database) {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
      if (rows[0]?.busy !== 0)
        throw new StorageError(
          "locked",
          "The rows are deleted, but the database's log still has them: another process reads it, such as a backup. " +
            "Run this again when that has ended, to empty the log.",
        );
    },
    async awaitStandby() {},
  };
}

function sqliteTime(time: number) {
  return sql.val(new Date(time).toISOString());
}

/** PostgreSQL: many processes write, so times are the database's, and rows are locked. */
export const postgresFunctions: SqlFunctions = {
  time: postgresTime,
  timeOf: (_seenAt, later) => postgresTime(later),
  skipLocked: (query) => query.forUpdate().skipLocked(),
  async lockTable(transaction, table) {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
  },
  // The log is for recovery and standbys. PostgreSQL recycles it.
  async emptyLog() {},
  async awaitStandby(database) {
    // Its own commit waits, since it writes to the log.
    await sql`select pg_logical_emit_message(true, 'matchfront', '')`.execute(database);
  },
};

/** An index can be used for the time of the statement, but not for the clock's. */
function postgresTime(later = 0) {
  const at = sql`statement_timestamp() at time zone 'UTC' + ${later} * interval '1 millisecond'`;
  return sql<string>`to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
