import type { RawBuilder, SelectQueryBuilder } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/**
 * What differs between the databases that keep messages and members: everything else is the same SQL. Times are ISO 8601
 * in UTC with milliseconds, as text, so that their order as text is their order in time.
 */
export interface Dialect {
  /** The time now, or so many milliseconds later. What is due, leased or expired is decided by it alone. */
  readonly time: (later?: number) => RawBuilder<string>;
  /** The same for what this process has just seen happen: it may know better when that was. */
  readonly timeOf: (seenAt: Date, later?: number) => RawBuilder<string>;
  /** Locks the rows that are found until the statement is over, and leaves out those that another has locked. */
  readonly skipLocked: <Table extends keyof Tables, Row>(
    query: SelectQueryBuilder<Tables, Table, Row>,
  ) => SelectQueryBuilder<Tables, Table, Row>;
  /** Keeps others from writing to a table until the transaction is over. */
  readonly lockTable: (transaction: Database, table: keyof Tables) => Promise<void>;
  /** Clears what was deleted out of the database's log. */
  readonly emptyLog: (database: Database) => Promise<void>;
}
