import type { Database } from "../src/storage/tables.ts";

/** The database of a run's servers. */
export interface Store {
  /** The variables of each server by which it stores there; as many as there are servers. */
  readonly variables: readonly Readonly<Record<string, string>>[];
  /** Whether what is due, and what is a repeat, is by the clock of the server, and not of the store. */
  readonly hasServersClock: boolean;
  /** Opens it beside the servers. */
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<unknown>;
}
