import { sql } from "kysely";
import { onTestFinished } from "vitest";
import type { Database } from "../src/storage/tables.ts";
import { postgresFunctions, type SqlFunctions, sqliteFunctions } from "../src/storage/sql-functions.ts";
import { openPostgres } from "../src/storage/open-postgres.ts";
import { serverLimits } from "../src/storage/postgres-pool.ts";
import { createDatabase } from "./postgres-cluster.ts";
import { temporaryDatabase } from "./temporary-database.ts";
import { connectTo, hasPostgres, runningPostgres } from "./temporary-postgres.ts";

export interface TestDatabase {
  readonly database: Database;
  readonly sqlFunctions: SqlFunctions;
}

/** A clock of the test, in milliseconds since 1970. */
type Now = () => number;

const sqlite = {
  name: "SQLite",
  functionsAt: (now: Now): SqlFunctions => sqliteFunctions(now),
  open: async (now?: Now): Promise<TestDatabase> => ({
    database: await temporaryDatabase(),
    sqlFunctions: sqliteFunctions(now),
  }),
};

export const postgres: typeof sqlite = {
  name: "PostgreSQL",
  functionsAt(now) {
    const { time } = sqliteFunctions(now);
    return { ...postgresFunctions, time, timeOf: (_seenAt, later) => time(later) };
  },
  async open(now) {
    const { database } = await temporaryPostgresDatabase();
    return { database, sqlFunctions: now ? postgres.functionsAt(now) : postgresFunctions };
  },
};

/** The databases that keep one contract: `describe.each(databases)("$name", ({ open }) => …)`. */
export const databases = [sqlite, ...(hasPostgres ? [postgres] : [])];

/** Addresses of databases with all tables and no rows, that no test uses. */
const unused: string[] = [];

const empty = sql`do $$ begin execute (select 'truncate ' || string_agg(tablename, ', ') || ' restart identity'
  from pg_tables where schemaname = 'public' and tablename not like 'kysely%'); end $$`;

/** Returns a PostgreSQL database with all tables, which another test may use when this one is over. */
export async function temporaryPostgresDatabase() {
  const url = unused.pop() ?? (await createDatabaseWithTables(runningPostgres()));
  const connected = connectTo(url);
  onTestFinished(async () => {
    await empty.execute(connected.database);
    unused.push(url);
  });
  return { ...connected, url };
}

/** Returns the address of a new database with all tables. */
export async function createDatabaseWithTables(superuser: URL): Promise<string> {
  const { href: url } = await createDatabase(superuser);
  const { database } = await openPostgres({ url, isPublic: false, limits: serverLimits, timeout: 5_000 });
  await database.destroy();
  return url;
}
