import type { Database } from "../src/storage/tables.ts";
import { postgresFunctions, type SqlFunctions, sqliteFunctions } from "../src/storage/sql-functions.ts";
import { openPostgres } from "../src/storage/open-postgres.ts";
import { serverLimits } from "../src/storage/postgres-pool.ts";
import { connectTo } from "./postgres-database.ts";
import { temporaryDatabase } from "./temporary-database.ts";
import { hasPostgres, newTemplate, temporaryPostgres } from "./temporary-postgres.ts";

/** A new database of a test. */
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

/** The name of a database with all tables, for tests to copy. */
let template: Promise<string> | undefined;

/** Creates a PostgreSQL database with all tables, which is dropped when the test is over. */
export async function temporaryPostgresDatabase() {
  template ??= newTemplate(async (url) => {
    const { database } = await openPostgres({ url, isPublic: false, limits: serverLimits, timeout: 5_000 });
    await database.destroy();
  });
  const url = await temporaryPostgres(await template);
  return { ...connectTo(url), url };
}
