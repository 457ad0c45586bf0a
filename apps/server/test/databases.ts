import type { Database } from "../src/storage/database.ts";
import type { Dialect } from "../src/storage/dialect.ts";
import { postgresDialect } from "../src/storage/postgres-dialect.ts";
import { sqliteDialect } from "../src/storage/sqlite-dialect.ts";
import { migratePostgres } from "../src/storage/open-postgres.ts";
import { connectTo } from "./postgres-database.ts";
import { temporaryDatabase } from "./temporary-database.ts";
import { hasPostgres, newTemplate, temporaryPostgres } from "./temporary-postgres.ts";

/** A new database of a test. */
export interface TestDatabase {
  readonly database: Database;
  readonly dialect: Dialect;
}

/** A clock of the test, in milliseconds since 1970. */
type Now = () => number;

const sqlite = {
  name: "SQLite",
  dialectAt: (now: Now): Dialect => sqliteDialect(now),
  open: async (now?: Now): Promise<TestDatabase> => ({
    database: await temporaryDatabase(),
    dialect: sqliteDialect(now),
  }),
};

export const postgres: typeof sqlite = {
  name: "PostgreSQL",
  dialectAt(now) {
    const { time } = sqliteDialect(now);
    return { ...postgresDialect, time, timeOf: (_seenAt, later) => time(later) };
  },
  async open(now) {
    const { database } = await temporaryPostgresDatabase();
    return { database, dialect: now ? postgres.dialectAt(now) : postgresDialect };
  },
};

/** The databases that keep one contract: `describe.each(databases)("$name", ({ open }) => …)`. */
export const databases = [sqlite, ...(hasPostgres ? [postgres] : [])];

/** The name of a database with all tables, for tests to copy. */
let template: Promise<string> | undefined;

/** Creates a PostgreSQL database with all tables, which is dropped when the test is over. */
export async function temporaryPostgresDatabase() {
  template ??= newTemplate(async (url) => {
    await migratePostgres({ url, isPublic: false, timeout: 5_000 });
  });
  const url = await temporaryPostgres(await template);
  return { ...connectTo(url), url };
}
