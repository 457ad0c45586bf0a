import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import { parseIntoClientConfig } from "pg-connection-string";
import { systemClock } from "../config/clock.ts";
import { SetupError } from "../config/errors.ts";
import { isTransient, postgresOpenError } from "./postgres-errors.ts";
import { createPool, kyselyPool, migrationLimits, serverLimits, type PoolLimits } from "./postgres-pool.ts";
import { checkSettings, settingsQuery, type Found } from "./postgres-settings.ts";
import { awaitSchema, migrateSchema } from "./schema.ts";
import type { Tables } from "./tables.ts";

interface ConnectOptions {
  readonly url: string;
  /** Whether real people's data goes there. */
  readonly isPublic: boolean;
  readonly limits: PoolLimits;
}

interface OpenOptions extends ConnectOptions {
  /** Whether to run the missing migrations, or to wait until another process has. @default "auto" */
  readonly migrations?: "auto" | "check";
  readonly timeout: number;
}

/** How long to wait for another process's migrations, in milliseconds. */
const schemaTimeout = 60_000;

/** Retries, since services start together, and a failover or another migration may be under way. */
export async function openPostgres({ migrations = "auto", timeout, ...options }: OpenOptions) {
  const deadline = systemClock.elapsed() + timeout;
  const { description } = readAddress(options.url);
  for (;;) {
    try {
      // Statements of migrations have no timeout, so a server that is silent must show before.
      await using checked = connectPostgres({ ...options, limits: serverLimits });
      const { warnings } = await checked.readSettings();
      await using database = connectPostgres({ ...options, limits: migrationLimits }).database;
      const migrated = migrations === "auto" ? await migrateSchema(database, description) : [];
      if (migrations === "check") await awaitSchema(database, description, schemaTimeout);
      return { ...connectPostgres(options), migrated, warnings };
    } catch (cause) {
      if (!isTransient(cause) || systemClock.elapsed() >= deadline)
        throw postgresOpenError(description, cause);
      await pause(Math.min(500, timeout));
    }
  }
}

/** Connects to a PostgreSQL as it is. `database.destroy` closes it. @throws SetupError if it may not be used */
export function connectPostgres({ url, isPublic, limits }: ConnectOptions) {
  const { config, description, isSafe } = readAddress(url);
  if (isPublic && !isSafe)
    throw new SetupError(
      `PUBLIC_URL is https, so the connection to ${description} needs TLS. Add sslmode=verify-full to DATABASE_URL.`,
    );
  // Connections are made when they are needed.
  const pool = createPool(config, limits, isPublic);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }) });
  const readSettings = async () => {
    const { rows } = await sql.raw<Found>(settingsQuery).execute(database);
    const [version] = rows[0]?.["server_version"]?.split(" ") ?? [];
    return { version, warnings: checkSettings(rows[0] ?? {}, limits, isPublic) };
  };
  return { database, pool, description, readSettings, [Symbol.asyncDispose]: () => database.destroy() };
}

export function readAddress(url: string) {
  const [, hosts = ""] = /^\w+:\/\/(?:[^@/?]*@)?([^/?]*,[^/?]*)/.exec(url) ?? [];
  if (hosts !== "")
    throw new SetupError(
      `DATABASE_URL: expected one host, got "${hosts}". Name a managed service's address, or that of a proxy which ` +
        "follows the primary, such as HAProxy: see docs/guides/many-nodes.md.",
    );
  const config = parseConfig(url);
  const { user, host, port = 5432, database = "" } = config;
  return {
    config,
    /** The address for people, without its password. */
    description: `postgres://${user ? `${user}@` : ""}${host || "localhost"}:${port}/${database}`,
    /** Whether the network can neither read nor forge what the database says. */
    isSafe: /[?&]sslmode=verify-full(?:&|$)/.test(url) || /^(?:$|\/|localhost$|127\.|::1$)/.test(host ?? ""),
  };
}

function parseConfig(url: string) {
  try {
    return parseIntoClientConfig(url);
  } catch (cause) {
    throw postgresOpenError("that DATABASE_URL names", cause);
  }
}
