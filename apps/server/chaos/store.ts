import type { Database } from "../src/storage/tables.ts";

/** The database of a run's servers. */
export interface Store {
  /** The variables of each server that lead to the database. */
  readonly variables: readonly Readonly<Record<string, string>>[];
  /** Whether the server's clock decides what is due and what is a repeat, not the database's. */
  readonly hasServersClock: boolean;
  /** Opens the database beside the servers. */
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<unknown>;
}
