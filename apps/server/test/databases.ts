import { onTestFinished } from "vitest";
import type { Database } from "../src/database/database.ts";
import type { Dialect } from "../src/database/dialect.ts";
import { postgresDialect } from "../src/database/postgres-dialect.ts";
import { sqliteDialect } from "../src/database/sqlite-dialect.ts";
import { parseAddress } from "../src/postgres/address.ts";
import { connectPostgres, migratePostgres } from "../src/postgres/open-postgres.ts";
import { asSqliteTypes } from "../src/postgres/as-sqlite-types.ts";
import { migrationLimits, serverLimits } from "../src/postgres/primary-pool.ts";
import { migrateSchema } from "../src/postgres/schema.ts";
import { isLongRun } from "./is-long-run.ts";
import { expandingMigrations } from "./next-version.ts";
import { temporaryDatabase } from "./temporary-database.ts";
import { hasPostgres, newTemplate, temporaryPostgres } from "./temporary-postgres.ts";

/** A new database of a test, and what it differs in. */
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

/** As the next version leaves it, while nodes of this version still run. */
const expanded: typeof sqlite = {
  ...postgres,
  name: "PostgreSQL that the next version has expanded",
  async open(now) {
    const { database } = await openTemplate("expanded", expand);
    return { database, dialect: now ? postgres.dialectAt(now) : postgresDialect };
  },
};

/**
 * The databases that keep one contract: `describe.each(databases)("$name", ({ open }) => …)`. A short run has the
 * expanded one in `schema.test.ts` alone.
 */
export const databases = [sqlite, ...(hasPostgres ? [postgres, ...(isLongRun ? [expanded] : [])] : [])];

const templates = new Map<string, Promise<string>>();

/** A new PostgreSQL database with all tables, and its address; closed and dropped when the test is over. */
export async function temporaryPostgresDatabase() {
  return await openTemplate("current", async (url) => {
    await migratePostgres({ url, isPublic: false, timeout: 5_000 });
  });
}

/** A copy of a database that is made once. */
async function openTemplate(name: string, make: (url: string) => Promise<void>) {
  const template = templates.get(name) ?? newTemplate(make);
  templates.set(name, template);
  const url = await temporaryPostgres(await template);
  const opened = connectPostgres(parseAddress(url).hosts, serverLimits);
  onTestFinished(() => opened.database.destroy());
  return { ...opened, url };
}

async function expand(url: string): Promise<void> {
  const { database } = connectPostgres(parseAddress(url).hosts, migrationLimits);
  await migrateSchema(database.withPlugin(asSqliteTypes), expandingMigrations);
  await database.destroy();
}
