import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { systemClock } from "../clock/clock.ts";
import type { Database } from "../database/database.ts";
import { migrationProvider } from "../database/migration-provider.ts";
import { migrations, type Migrations } from "../database/migrations.ts";
import { SetupError } from "../errors/setup-error.ts";

/** Between two looks, in milliseconds. */
const interval = 1_000;

/** Which migrations a database lacks that this program needs. @throws SetupError where it is too new for this program */
export async function missingMigrations(
  database: Database,
  all: Migrations = migrations,
): Promise<readonly string[]> {
  const executed = await executedMigrations(database);
  const unknown = executed.filter((name) => !Object.hasOwn(all, name));
  if (unknown.length === 0) return Object.keys(all).filter((name) => !executed.includes(name));
  const needed = await neededMigration(database);
  // It was expanded by a newer version, and works with this one.
  if (needed && Object.hasOwn(all, needed)) return [];
  throw new SetupError(
    `The database was changed by a newer version of this server, and works with none that does not know ${needed ?? unknown.join(", ")}: ` +
      "start that version, or go back to a backup from before the upgrade, as docs/guides/upgrade.md says.",
  );
}

/**
 * Brings the schema up to date, in one transaction: one that is interrupted has changed nothing. Whoever else does it
 * at the same time waits.
 *
 * @param database whose statements may take long, and wait briefly for locks
 * @returns the migrations that were made
 * @throws SetupError where the schema is too new for this program
 * @example await migrateSchema(database); // ["0014-…"], or [] where nothing was missing
 */
export async function migrateSchema(
  database: Database,
  all: Migrations = migrations,
): Promise<readonly string[]> {
  if ((await missingMigrations(database, all)).length === 0) return [];
  const migrator = new Migrator({ db: database, provider: migrationProvider(all) });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Waits until somebody else has brought the schema up to date.
 *
 * @param wait how long, in milliseconds
 * @throws SetupError where nobody has, or the schema is too new for this program
 */
export async function awaitSchema(
  database: Database,
  wait: number,
  all: Migrations = migrations,
): Promise<void> {
  const end = systemClock.elapsed() + wait;
  for (;;) {
    const missing = await missingMigrations(database, all);
    if (missing.length === 0) return;
    if (systemClock.elapsed() > end)
      throw new SetupError(
        `The database lacks ${missing.join(", ")}, and MIGRATIONS=check leaves it as it is: run the command migrate ` +
          "of this version, or set MIGRATIONS=auto.",
      );
    await pause(Math.min(interval, wait));
  }
}

async function executedMigrations(database: Database): Promise<readonly string[]> {
  if (!(await hasTable(database, "kysely_migration"))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** The newest migration of the oldest program that works on this schema. */
async function neededMigration(database: Database): Promise<string | undefined> {
  if (!(await hasTable(database, "oldest_program"))) return undefined;
  const row = await database.selectFrom("oldest_program").select("newest_migration").executeTakeFirst();
  return row?.newest_migration;
}

async function hasTable(database: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(
    database,
  );
  return rows[0]?.found ?? false;
}
