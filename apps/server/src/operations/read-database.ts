import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { CompiledQuery } from "kysely";
import { openFailure } from "../storage/open-failure.ts";
import { databaseFileOf } from "../config/read-environment.ts";
import { isPublic } from "../config/public-server.ts";
import type { Environment } from "../config/variables.ts";
import { openFailure as postgresFailure } from "../storage/postgres-open-failure.ts";
import { connectByUrl } from "../storage/open-postgres.ts";
import { operatorLimits } from "../storage/primary-pool.ts";

type Row = Readonly<Record<string, SQLOutputValue>>;

/** Reads a database, whichever it is. */
export interface DatabaseReader {
  /** The first row of a query, which has `?` in place of each value. */
  readonly first: (query: string, ...values: readonly string[]) => Promise<Row | undefined>;
}

/** Opens the server's database for as long as it is read. @throws SetupError where it cannot be read */
export async function readDatabase<Result>(
  environment: Environment,
  read: (database: DatabaseReader) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL: url } = environment;
  if (url) return await readPostgres(url, isPublic(environment), read);
  const file = databaseFileOf(environment);
  return await readFile(file, (sqlite) =>
    read({ first: async (query, ...values) => sqlite.prepare(query).get(...values) }),
  );
}

async function readPostgres<Result>(
  url: string,
  isPublicServer: boolean,
  read: (database: DatabaseReader) => Promise<Result>,
): Promise<Result> {
  const { database, description } = connectByUrl({ url, isPublic: isPublicServer, limits: operatorLimits });
  try {
    return await read({
      async first(query, ...values) {
        let place = 0;
        const text = query.replaceAll("?", () => `$${(place += 1)}`);
        const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
        return rows[0];
      },
    });
  } catch (error) {
    throw postgresFailure(description, error);
  } finally {
    await database.destroy();
  }
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
