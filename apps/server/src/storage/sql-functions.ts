import type { RawBuilder, SelectQueryBuilder } from "kysely";
import type { Database, Tables } from "./tables.ts";

/**
 * The SQL that differs between SQLite and PostgreSQL. Times are text: ISO 8601 in UTC with milliseconds, so that their
 * order as text is their order in time.
 */
export interface SqlFunctions {
  /** The current time, or the time so many milliseconds later. It alone decides what is due or expired. */
  readonly time: (later?: number) => RawBuilder<string>;
  /** The time of an event that this process has just seen. */
  readonly timeOf: (seenAt: Date, later?: number) => RawBuilder<string>;
  /** Locks the selected rows until the statement ends, and skips rows that others have locked. */
  readonly skipLocked: <Table extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Table, Row>,
  ) => SelectQueryBuilder<Tables, Table, Row>;
  /** Prevents other writes to a table until the transaction ends. */
  readonly lockTable: (transaction: Database, table: keyof Tables) => Promise<void>;
  /** Removes deleted rows from the write-ahead log. */
  readonly emptyLog: (database: Database) => Promise<void>;
}
