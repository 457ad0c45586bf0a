import { hostname } from "node:os";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, Pool, types, type ClientBase, type ClientConfig, type PoolClient } from "pg";
import { HttpError } from "../http/http-error.ts";
import { ConnectionLost, isBroken, NotPrimary } from "./postgres-failures.ts";

/** How many connections there may be, and how long things may take, in milliseconds; 0 for as long as they need. */
export interface PoolLimits {
  /** @default 10 */
  readonly connections?: number;
  /** For one statement, by the server's clock. */
  readonly statement: number;
  /** For a lock that another holds. */
  readonly lock: number;
}

/** How many connections there are. */
export type PoolCount = Readonly<Record<"idle" | "busy" | "waiting", number>>;

/** What a server's own pool of connections is limited by. */
export const serverLimits: PoolLimits = { statement: 3_000, lock: 1_000 };
/** Those of a command, which one person waits for. */
export const operatorLimits: PoolLimits = { statement: 60_000, lock: 5_000 };

/** For what became of transactions: connections that nobody else can have taken. */
export const resolverLimits: PoolLimits = { ...serverLimits, connections: 2 };

/** A migration takes as long as it needs; while it waits for a table, nobody else gets it. */
export const migrationLimits: PoolLimits = { statement: 0, lock: 2_000 };

/** What `pg` says where all connections were in use for all that time; where one cannot be made, it says another thing. */
const waitedInVain = "timeout exceeded when trying to connect";

/**
 * Connections to the primary, wherever it is: where the host in use cannot be reached, or is none any more, the next ones
 * are tried.
 */
export class PrimaryPool implements PostgresPool {
  readonly options = {};
  readonly #hosts: readonly ClientConfig[];
  readonly #limits: PoolLimits;
  readonly #ending = new Set<Promise<void>>();
  #tried = 0;
  #pool: Pool;

  /** @param hosts as `parseAddress` returns them */
  constructor(hosts: readonly ClientConfig[], limits: PoolLimits) {
    this.#hosts = hosts;
    this.#limits = limits;
    this.#pool = this.#openPool();
  }

  /**
   * @throws ConnectionLost where there is no connection
   * @throws NotPrimary where none of the hosts takes writes
   * @throws HttpError where all connections are in use
   */
  async connect(): Promise<PostgresPoolClient> {
    for (let left = this.#hosts.length - 1; ; left -= 1) {
      const pool = this.#pool;
      try {
        return asReserved(await pool.connect());
      } catch (cause) {
        if (pool === this.#pool && textOf(cause) === waitedInVain)
          throw new HttpError("overloaded", { cause });
        const error = isSpoken(cause) ? cause : new ConnectionLost(textOf(cause), { cause });
        const mayBeElsewhere = isBroken(error) || error instanceof NotPrimary;
        if (mayBeElsewhere) this.#leave(pool);
        if (!mayBeElsewhere || left === 0) throw error;
      }
    }
  }

  /** Gives all connections up: the host is not the primary any more. */
  leave(): void {
    this.#leave(this.#pool);
  }

  count(): PoolCount {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
  }

  async end(): Promise<void> {
    await Promise.all([...this.#ending, this.#pool.end()]);
  }

  /** Of two that find out, one leaves. */
  #leave(pool: Pool): void {
    if (pool !== this.#pool) return;
    this.#tried += 1;
    this.#pool = this.#openPool();
    const ending = pool.end().finally(() => this.#ending.delete(ending));
    this.#ending.add(ending);
  }

  #openPool(): Pool {
    const { connections = 10, statement, lock } = this.#limits;
    const pool = new Pool({
      ...this.#hosts[this.#tried % this.#hosts.length],
      // The server cuts it at 63 bytes.
      application_name: `matchfront/${hostname().slice(0, 40)}-${process.pid}`,
      max: connections,
      connectionTimeoutMillis: 2_000,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: 1_800,
      keepAlive: true,
      statement_timeout: statement,
      lock_timeout: lock,
      idle_in_transaction_session_timeout: 5_000,
      // A network that is down does not answer the server's own timeout.
      ...(statement > 0 && { query_timeout: statement + 1_000 }),
      // Counts are int8, which `pg` leaves as text.
      types: {
        getTypeParser: (oid, format) =>
          oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
      },
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so yet
      onConnect: assertPrimary,
    });
    // Without a listener a server that restarts would end this process. Whoever asks next learns of it.
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", () => {}));
    return pool;
  }
}

/**
 * Notes what tells this run of the primary from any other: its timeline, which a failover changes, and its processes,
 * which a crash does. Otherwise a transaction's number might be another's, after either.
 */
async function assertPrimary(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ run: string | null }>(`
    select case when pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' then null else
      set_config('matchfront.run', concat_ws(' ', pg_postmaster_start_time(),
        substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8),
        (select string_agg(pid::text, ',' order by pid) from pg_stat_activity where datid is null and usesysid is null)
      ), false) end as run`);
  if (rows[0]?.run === null) throw new NotPrimary("it is a standby, or read-only");
}

/** Whether the database, or this server, has said what is wrong. */
function isSpoken(error: unknown): boolean {
  return error instanceof DatabaseError || error instanceof NotPrimary;
}

/** `localhost` has two addresses, and an error for each. */
function textOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(textOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}

/** A connection as Kysely uses it. One that broke is not used again, and not waited for. */
function asReserved(client: PoolClient): PostgresPoolClient {
  let lost: ConnectionLost | undefined;
  const query = async (text: string, values: unknown[]): Promise<unknown> => {
    if (lost) throw lost;
    try {
      const result: unknown = await client.query(text, values);
      // Of several statements, the last one's.
      return Array.isArray(result) ? result.at(-1) : result;
    } catch (cause) {
      if (cause instanceof DatabaseError) throw cause;
      lost = new ConnectionLost(textOf(cause), { cause });
      throw lost;
    }
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this server asks for no cursor
    query: query as PostgresPoolClient["query"],
    release: (isUnusable) => client.release(isUnusable === true || lost !== undefined),
  };
}
