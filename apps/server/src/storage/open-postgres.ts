import { setTimeout as pause } from "node:timers/promises";
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression, sql } from "kysely";
import { systemClock } from "../config/clock.ts";
import type { Database } from "./database.ts";
import { awaitSchema, migrateSchema } from "./schema.ts";
import type { Tables } from "./tables.ts";
import { SetupError } from "../config/setup-error.ts";
import { parseAddress, type PostgresAddress } from "./postgres-address.ts";
import { asSqliteTypes } from "./as-sqlite-types.ts";
import { isPassing } from "./postgres-failures.ts";
import { openFailure } from "./postgres-open-failure.ts";
import { migrationLimits, PrimaryPool, resolverLimits, type PoolLimits } from "./primary-pool.ts";
import { ResolvingDialect } from "./resolving-driver.ts";

/** A PostgreSQL that has this version's tables. */
export interface OpenedPostgres {
  readonly database: Database;
  readonly pool: PrimaryPool;
  /** Its address for people, without the password. */
  readonly description: string;
}

interface ConnectOptions {
  /** As `DATABASE_URL` has it. */
  readonly url: string;
  /** Whether real people's data goes there. */
  readonly isPublic: boolean;
  readonly limits: PoolLimits;
}

interface OpenOptions extends ConnectOptions {
  /** Whether missing migrations are run, or waited for. @default "auto" */
  readonly migrations?: "auto" | "check";
  /** How long a database that cannot be reached is waited for, in milliseconds. */
  readonly timeout: number;
}

const oldestVersion = 15;
/** How long others' migrations are waited for, in milliseconds. */
const schemaTimeout = 60_000;

/**
 * Opens a PostgreSQL that has this version's tables. Closed by `database.destroy`.
 *
 * @throws SetupError where it cannot be reached in time, may not be used, or does not get the tables
 */
export async function openPostgres({
  migrations = "auto",
  timeout,
  ...options
}: OpenOptions): Promise<OpenedPostgres> {
  await prepare(options, timeout, async (database, place) =>
    migrations === "auto"
      ? void (await migrate(database, place))
      : awaitSchema(database, place, schemaTimeout),
  );
  return connectByUrl(options);
}

/**
 * Runs the missing migrations.
 *
 * @returns their names, and the database's address for people
 * @throws SetupError as `openPostgres`
 */
export async function migratePostgres({
  timeout,
  ...options
}: Omit<OpenOptions, "limits" | "migrations">): Promise<{ made: readonly string[]; description: string }> {
  return await prepare(options, timeout, async (database, description) => ({
    made: await migrate(database, description),
    description,
  }));
}

/** Connects to a PostgreSQL as it is. Closed by `database.destroy`. @throws SetupError where it may not be used */
export function connectByUrl({ url, isPublic, limits }: ConnectOptions): OpenedPostgres {
  const { hosts, description, isSafe } = readAddress(url);
  if (isPublic && !isSafe)
    throw new SetupError(
      `PUBLIC_URL is https, so this server is public, but what it stores would travel to ${description} unprotected. ` +
        "Expected sslmode=verify-full in DATABASE_URL, or a database on this machine.",
    );
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
    dialect: new ResolvingDialect(pool, new PrimaryPool(hosts, resolverLimits)),
    // SQLite takes an empty list.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  return { database, pool };
}

/** Services start together, and a database may be failing over. What is in the way of a migration may end. */
async function prepare<Result>(
  options: Omit<ConnectOptions, "limits">,
  timeout: number,
  work: (database: Database, description: string) => Promise<Result>,
): Promise<Result> {
  const deadline = systemClock.elapsed() + timeout;
  const { database, description } = connectByUrl({ ...options, limits: migrationLimits });
  try {
    for (;;) {
      try {
        await assertVersion(database, description);
        return await work(database, description);
      } catch (cause) {
        if (!isPassing(cause) || systemClock.elapsed() >= deadline) throw openFailure(description, cause);
        await pause(Math.min(500, timeout));
      }
    }
  } finally {
    await database.destroy();
  }
}

async function migrate(database: Database, place: string): Promise<readonly string[]> {
  return await migrateSchema(database.withPlugin(asSqliteTypes), place);
}

/** @returns PostgreSQL's version @throws SetupError where that is too old */
export async function assertVersion(database: Database, description: string): Promise<string> {
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(database);
  const [version = ""] = rows[0]?.server_version.split(" ") ?? [];
  if (Number.parseInt(version, 10) >= oldestVersion) return version;
  throw new SetupError(
    `The database ${description} is PostgreSQL ${version}. Expected ${oldestVersion} or newer: upgrade it.`,
  );
}
