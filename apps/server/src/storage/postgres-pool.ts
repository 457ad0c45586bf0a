import { hostname } from "node:os";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, types, type ClientBase, type ClientConfig, type PoolClient } from "pg";
import { codeOf } from "./postgres-errors.ts";
import { checkSettings, sessionSettings, settingsQuery, type Found } from "./postgres-settings.ts";
import { StorageError } from "../config/errors.ts";

/** Timeouts as PostgreSQL writes them. `query` is that of an answer, if the network is down, in milliseconds; 0 for none. */
export type PoolLimits = Readonly<{ statement: string; lock: string; query: number }>;

export const serverLimits: PoolLimits = { statement: "3s", lock: "1s", query: 4_000 };
/** For commands, which one person waits for. */
export const operatorLimits: PoolLimits = { statement: "1min", lock: "5s", query: 61_000 };
/** For migrations and imports, which take as long as they need. While they wait for a lock, servers wait for them. */
export const migrationLimits: PoolLimits = { statement: "0", lock: "2s", query: 0 };

export function createPool(config: ClientConfig, limits: PoolLimits, isPublic: boolean): Pool {
  const options = Object.entries(sessionSettings(limits)).map(
    ([name, value]) => `-c ${name}=${value.replaceAll(" ", String.raw`\ `)}`,
  );
  const pool = new Pool({
    ...config,
    // oxlint-disable-next-line node/no-process-env -- as `pg` does where the address has no options
    options: [config.options ?? process.env["PGOPTIONS"] ?? "", ...options].join(" ").trim(),
    // PostgreSQL truncates it at 63 bytes.
    application_name: `matchfront/${hostname().slice(0, 40)}-${process.pid}`,
    max: 10,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    // After a minute, each connection has seen that a setting has changed.
    maxLifetimeSeconds: 60,
    keepAlive: true,
    query_timeout: limits.query,
    // Those in the address would override the options.
    statement_timeout: 0,
    lock_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    // `pg` returns int8, the type of counts, as text.
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it; its types do not say so yet
    onConnect: (client) => checkSession(client, limits, isPublic),
  });
  // Without these listeners, a PostgreSQL restart would crash the process. The next query reports the error.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Adapts a pool for Kysely: classifies errors, and discards connections that broke. */
export function kyselyPool(pool: Pool): PostgresPool {
  return {
    options: {},
    connect: async () => asKyselyClient(await connect(pool)),
    end: () => pool.end(),
  };
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    // The text of `pg` for a full pool; it has another one for a connection that cannot be made.
    if (textOf(cause) === "timeout exceeded when trying to connect")
      throw new StorageError("overloaded", "All connections to the database are in use.", { cause });
    throw cause instanceof StorageError ? cause : asServerError(cause);
  }
}

async function checkSession(client: ClientBase, limits: PoolLimits, isPublic: boolean): Promise<void> {
  // In migrations, statements have no timeout, and the server may be silent after the login.
  const query = { text: settingsQuery, query_timeout: 3_000 };
  const { rows } = await client.query<Found>(query);
  checkSettings(rows[0] ?? {}, limits, isPublic);
}

/** After a timeout, `pg` would queue the next query behind the one without an answer. */
function asKyselyClient(client: PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    if (broken) throw broken;
    try {
      return await client.query(text, values);
    } catch (cause) {
      const error = asServerError(cause);
      // The server has become read-only since the connection was made.
      if (error instanceof StorageError || codeOf(error) === "25006") broken = error;
      throw error;
    }
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this server uses no cursor
    query: query as PostgresPoolClient["query"],
    release: (isUnusable) => client.release(isUnusable === true || broken !== undefined),
  };
}

function asServerError(cause: unknown): DatabaseError | StorageError {
  return cause instanceof DatabaseError ? cause : new StorageError("disconnected", textOf(cause), { cause });
}

/** `localhost` has two addresses, and an error for each. */
function textOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(textOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
