import { setTimeout as pause } from "node:timers/promises";
import { Migrator } from "kysely/migration";
import { systemClock } from "../config/clock.ts";
import { SetupError } from "../config/errors.ts";
import type { Database } from "./tables.ts";
import { migrations, type Migrations } from "./migrations.ts";

/** Names of migrations that the version before can ignore. */
const expanding = /^\d+-expand-/;

const interval = 1_000;

/** @throws SetupError if a newer version did more than expand the schema */
export async function missingMigrations(database: Database, place: string, all: Migrations = migrations) {
  const executed = await executedMigrations(database);
  const unknown = executed.find((name) => !Object.hasOwn(all, name) && !expanding.test(name));
  if (unknown === undefined) return Object.keys(all).filter((name) => !executed.includes(name));
  throw new SetupError(
    `The database ${place} has the migration ${unknown}, which this version of the server does not know: a newer ` +
      "version wrote it. Start the version that wrote it, restore a backup as docs/guides/upgrade.md says, or, if " +
      "nobody needs what it holds, delete it.",
  );
}

/** Runs the missing migrations. On SQLite, `database` is a transaction; on PostgreSQL, its statements may take long. */
export async function migrateSchema(database: Database, place: string, all: Migrations = migrations) {
  if ((await missingMigrations(database, place, all)).length === 0) return [];
  const provider = { getMigrations: () => withExecuted(database, place, all) };
  // The name of a fix in this version may sort before those of a newer version.
  const migrator = new Migrator({ db: database, provider, allowUnorderedMigrations: true });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** Waits until another process has run the missing migrations. @param wait the longest wait, in milliseconds */
export async function awaitSchema(database: Database, place: string, wait: number): Promise<void> {
  const end = systemClock.elapsed() + wait;
  for (;;) {
    const missing = await missingMigrations(database, place);
    if (missing.length === 0) return;
    if (systemClock.elapsed() > end)
      throw new SetupError(
        `The database lacks ${missing.join(", ")}, and MIGRATIONS=check leaves it as it is: run the command migrate ` +
          "of this version, or set MIGRATIONS=auto.",
      );
    await pause(Math.min(interval, wait));
  }
}

/** Adds the migrations of a newer version, which Kysely must know. Kysely calls it when it has the lock. */
async function withExecuted(database: Database, place: string, all: Migrations): Promise<Migrations> {
  await missingMigrations(database, place, all);
  const executed = await executedMigrations(database);
  return { ...Object.fromEntries(executed.map((name) => [name, { async up() {} }])), ...all };
}

async function executedMigrations(database: Database): Promise<readonly string[]> {
  const table = "kysely_migration";
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const rows = await database
    .withTables<{ [table]: { name: string } }>()
    .selectFrom(table)
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}
