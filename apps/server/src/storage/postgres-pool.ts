import { hostname } from "node:os";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, types, type ClientBase, type ClientConfig, type PoolClient } from "pg";
import { codeOf } from "./postgres-errors.ts";
import { StorageError } from "../config/errors.ts";

/** Timeouts for a statement and for a lock that another transaction holds, in milliseconds; 0 for none. */
export type PoolLimits = Readonly<Record<"statement" | "lock", number>>;

export const serverLimits: PoolLimits = { statement: 3_000, lock: 1_000 };
/** For commands, which one person waits for. */
export const operatorLimits: PoolLimits = { statement: 60_000, lock: 5_000 };
/** For migrations and imports, which take as long as they need. While they wait for a lock, servers wait for them. */
export const migrationLimits: PoolLimits = { statement: 0, lock: 2_000 };

export function createPool(config: ClientConfig, { statement, lock }: PoolLimits): Pool {
  const pool = new Pool({
    ...config,
    // PostgreSQL truncates it at 63 bytes.
    application_name: `matchfront/${hostname().slice(0, 40)}-${process.pid}`,
    max: 10,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: 5_000,
    // If the network is down, the server's own timeout does not arrive.
    ...(statement > 0 && { query_timeout: statement + 1_000 }),
    // `pg` returns int8, the type of counts, as text.
    types: {
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
    },
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it; its types do not say so yet
    onConnect: assertPrimary,
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

async function assertPrimary(client: ClientBase): Promise<void> {
  // In migrations, statements have no timeout, and the server may be silent after the login.
  const query = { text: "show transaction_read_only", query_timeout: serverLimits.statement };
  // Also "on" for a standby.
  const { rows } = await client.query<{ transaction_read_only: string }>(query);
  if (rows[0]?.transaction_read_only === "on")
    throw new StorageError("readOnly", "it is a standby, or read-only");
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
