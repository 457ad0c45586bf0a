import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { openFailure } from "../database/open-failure.ts";
import { databaseFileOf } from "../environment/read-environment.ts";
import type { Environment } from "../environment/variables.ts";

/** Reads a database, whichever it is. */
export interface DatabaseReader {
  /** The first row of a query, which has `?` in place of each value. */
  readonly first: (
    query: string,
    ...values: readonly string[]
  ) => Promise<Readonly<Record<string, SQLOutputValue>> | undefined>;
}

/** Opens the server's database for as long as it is read. @throws SetupError where it cannot be read */
export async function readDatabase<Result>(
  environment: Environment,
  read: (database: DatabaseReader) => Promise<Result>,
): Promise<Result> {
  const file = databaseFileOf(environment);
  return await readFile(file, (sqlite) =>
    read({ first: async (query, ...values) => sqlite.prepare(query).get(...values) }),
  );
}

/** The same of a file. */
export async function readFile<Result>(
  file: string,
  read: (sqlite: DatabaseSync) => Promise<Result>,
): Promise<Result> {
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    return await read(sqlite);
  } catch (error) {
    throw openFailure(file, error);
  } finally {
    sqlite?.close();
  }
}
