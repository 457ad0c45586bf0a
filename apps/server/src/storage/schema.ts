import { setTimeout as pause } from "node:timers/promises";
import { PostgresAdapter, sql, type RawBuilder } from "kysely";
import { Migrator } from "kysely/migration";
import { systemClock } from "../config/clock.ts";
import { errorText, SetupError } from "../config/errors.ts";
import type { Database } from "./tables.ts";
import { migrations, type Migrations } from "./migrations.ts";
import { codeOf } from "./postgres-errors.ts";

/** Names of migrations that the version before can ignore. */
const expanding = /^\d+-expand-/;

const interval = 1_000;

export const migrationTable = "matchfront_migration";
/** Kysely's default, which other applications use. It stays for the version before, which would create all tables again. */
const formerTable = "kysely_migration";

/** @throws SetupError if a newer version did more than expand the schema */
export async function missingMigrations(database: Database, place: string, all: Migrations = migrations) {
  return (await readState(database, place, all)).missing;
}

/** Runs the missing migrations. On SQLite, `database` is a transaction; on PostgreSQL, its statements may take long. */
export async function migrateSchema(database: Database, place: string, all: Migrations = migrations) {
  const { missing, schema, isTakenOver } = await readState(database, place, all);
  if (missing.length === 0 && isTakenOver) return [];
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => withExecuted(database, place, all) },
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
    ...(schema !== undefined && { migrationTableSchema: schema }),
    // The name of a fix in this version may sort before those of a newer version.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (["42P07", "42710"].includes(codeOf(error)) || errorText(error).endsWith(" already exists"))
    throw inUseError(place, error);
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
        `The database lacks ${missing.join(", ")}. Run the command migrate of this version, or set MIGRATIONS=auto.`,
      );
    await pause(Math.min(interval, wait));
  }
}

/** Adds the migrations of a newer version, which Kysely must know. Kysely calls it when it has the lock. */
async function withExecuted(database: Database, place: string, all: Migrations): Promise<Migrations> {
  const { executed, isTakenOver } = await readState(database, place, all);
  if (!isTakenOver)
    await sql`insert into ${sql.table(migrationTable)} select * from ${sql.table(formerTable)}`.execute(
      database,
    );
  return { ...Object.fromEntries(executed.map((name) => [name, { async up() {} }])), ...all };
}

async function readState(database: Database, place: string, all: Migrations) {
  const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
  // SQLite has no schemas.
  const schema = isPostgres
    ? (await namesIn(database, sql`(select current_schema() as name)`))[0]
    : undefined;
  const found = await database.introspection.getTables({ withInternalKyselyTables: true });
  const tables = new Set(found.filter((table) => table.schema === schema).map(({ name }) => name));
  const own = tables.has(migrationTable) ? await namesIn(database, sql.table(migrationTable)) : [];
  const mayBeFormer = own.length === 0 && tables.has(formerTable) && tables.has("storage_probe");
  const former = mayBeFormer ? await namesIn(database, sql.table(formerTable)) : [];
  const isTakenOver = former.length === 0 || former.some((name) => !Object.hasOwn(all, name));
  const executed = isTakenOver ? own : former;
  const unknown = executed.find((name) => !Object.hasOwn(all, name) && !expanding.test(name));
  if (unknown !== undefined)
    throw new SetupError(
      `The database ${place} has the migration ${unknown}, which this version of the server does not know: a newer ` +
        "version wrote it. Start the version that wrote it, or restore a backup as docs/guides/upgrade.md says.",
    );
  if (executed.length === 0 && tables.has("message"))
    throw inUseError(place, 'relation "message" already exists');
  const missing = Object.keys(all).filter((name) => !executed.includes(name));
  return { schema, executed, missing, isTakenOver };
}

function inUseError(place: string, cause: unknown): SetupError {
  return new SetupError(
    `The database ${place} is in use by another application: ${errorText(cause)}. Expected a database or a schema ` +
      "for this server: name one in DATABASE_URL (?options=-csearch_path%3Dmatchfront), or set another DATA_DIR.",
    { cause },
  );
}

async function namesIn(database: Database, from: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${from} as found order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}
