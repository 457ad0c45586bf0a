import { setTimeout as pause } from "node:timers/promises";
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { systemClock } from "../clock/clock.ts";
import type { Database } from "../database/database.ts";
import { migrations } from "../database/migrations.ts";
import type { Tables } from "../database/tables.ts";
import { assertNotNewer } from "../database/unknown-migrations.ts";
import { SetupError } from "../errors/setup-error.ts";
import { parseAddress, type PostgresAddress } from "./address.ts";
import { asSqliteTypes } from "./as-sqlite-types.ts";
import { isPassing } from "./failures.ts";
import { openFailure } from "./open-failure.ts";
import { PrimaryPool, type PoolLimits } from "./primary-pool.ts";
import { ResolvingDialect } from "./resolving-driver.ts";

/** A PostgreSQL that has this version's tables. */
export interface OpenedPostgres {
  readonly database: Database;
  readonly pool: PrimaryPool;
  /** Its address for people, without the password. */
  readonly description: string;
}

interface OpenOptions {
  /** As `DATABASE_URL` has it. */
  readonly url: string;
  /** Whether real people's data goes there. */
  readonly isPublic: boolean;
  readonly limits: PoolLimits;
  /** How long a database that cannot be reached is waited for, in milliseconds. */
  readonly timeout: number;
}

const oldestVersion = 15;
/** A migration takes as long as it needs; while it waits for a table, nobody else gets it. */
const migrationLimits: PoolLimits = { statement: 0, lock: 2_000 };

/**
 * Opens a PostgreSQL, and runs the missing migrations. Closed by `database.destroy`.
 *
 * @throws SetupError where it cannot be reached in time, may not be used, or cannot be migrated
 */
export async function openPostgres({ url, isPublic, limits, timeout }: OpenOptions): Promise<OpenedPostgres> {
  const address = readAddress(url);
  const { hosts, description, isSafe } = address;
  if (isPublic && !isSafe)
    throw new SetupError(
      `PUBLIC_URL is https, so this server is public, but what it stores would travel to ${description} unprotected. ` +
        "Expected sslmode=verify-full in DATABASE_URL, or a database on this machine.",
    );
  await migrateInTime(address, timeout);
  return { ...connectPostgres(hosts, limits), description };
}

function readAddress(url: string): PostgresAddress {
  try {
    return parseAddress(url);
  } catch (cause) {
    throw openFailure("that DATABASE_URL names", cause);
  }
}

/** Connections to a PostgreSQL, which are made when they are needed. Closed by `database.destroy`. */
export function connectPostgres(
  hosts: PostgresAddress["hosts"],
  limits: PoolLimits,
): Pick<OpenedPostgres, "database" | "pool"> {
  const pool = new PrimaryPool(hosts, limits);
  const database = new Kysely<Tables>({
    dialect: new ResolvingDialect(pool),
    // SQLite takes an empty list.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  return { database, pool };
}

/** Services start together, and a database may be failing over. */
async function migrateInTime({ hosts, description }: PostgresAddress, timeout: number): Promise<void> {
  const deadline = systemClock.elapsed() + timeout;
  const { database } = connectPostgres(hosts, migrationLimits);
  try {
    for (;;) {
      try {
        return await migrate(database, description);
      } catch (cause) {
        if (!isPassing(cause) || systemClock.elapsed() >= deadline) throw openFailure(description, cause);
        await pause(Math.min(500, timeout));
      }
    }
  } finally {
    await database.destroy();
  }
}

async function migrate(database: Database, description: string): Promise<void> {
  await assertVersion(database, description);
  assertNotNewer(description, await executedMigrations(database));
  const db = database.withPlugin(asSqliteTypes);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

async function assertVersion(database: Database, description: string): Promise<void> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database);
  const version = rows[0]?.server_version ?? "";
  if (Number.parseInt(version, 10) < oldestVersion)
    throw new SetupError(
      `The database ${description} is PostgreSQL ${version}. Expected ${oldestVersion} or newer: upgrade it.`,
    );
}

async function executedMigrations(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{
    found: string | null;
  }>`select to_regclass('kysely_migration')::text as found`.execute(database);
  if (!rows[0]?.found) return [];
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return executed.rows.map(({ name }) => name);
}
