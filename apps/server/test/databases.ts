import { sql } from "kysely";
import { inject, onTestFinished, vi } from "vitest";
import { createMetrics } from "../src/config/metrics.ts";
import { postgresLimiters } from "../src/http/postgres-limiter.ts";
import type { IncomingMessage } from "../src/messages/message-store.ts";
import { startPostgres } from "../src/open-database.ts";
import { smsTexts } from "../src/sms/verifier.ts";
import { connectPostgres, openPostgres } from "../src/storage/open-postgres.ts";
import { migrationLimits, serverLimits, type PoolLimits } from "../src/storage/postgres-pool.ts";
import { postgresFunctions, type SqlFunctions, sqliteFunctions } from "../src/storage/sql-functions.ts";
import type { Database } from "../src/storage/tables.ts";
import { createDatabase, query } from "./postgres-cluster.ts";
import { temporaryDatabase, temporaryFolder } from "./temporary-database.ts";

/** Whether PostgreSQL is installed, for `describe.runIf(hasPostgres)`. */
export const hasPostgres = inject("postgres") !== undefined;

/** Creates an empty database on the run's PostgreSQL, which is dropped when the test is over. Returns its `DATABASE_URL`. */
export async function temporaryPostgres(): Promise<string> {
  const superuser = runningPostgres();
  const url = await createDatabase(superuser);
  onTestFinished(async () => {
    await query(superuser, `drop database ${url.pathname.slice(1)} with (force)`);
  });
  return url.href;
}

export function runningPostgres(): URL {
  return new URL(inject("postgres") ?? "");
}

/** Connects to a database as it is, until the test is over. */
export function connectTo(url: string, limits: PoolLimits = migrationLimits) {
  const connected = connectPostgres({ url, isPublic: false, limits });
  onTestFinished(() => connected.database.destroy());
  return connected;
}

export interface TestDatabase {
  readonly database: Database;
  readonly sqlFunctions: SqlFunctions;
}

type Now = () => number;

const sqlite = {
  name: "SQLite",
  open: async (now?: Now): Promise<TestDatabase> => ({
    database: await temporaryDatabase(),
    sqlFunctions: sqliteFunctions(now),
  }),
};

const postgres: typeof sqlite = {
  name: "PostgreSQL",
  async open(now) {
    const { database } = await temporaryPostgresDatabase();
    if (!now) return { database, sqlFunctions: postgresFunctions };
    const { time } = sqliteFunctions(now);
    return { database, sqlFunctions: { ...postgresFunctions, time, timeOf: (_at, later) => time(later) } };
  },
};

/** The databases that keep one contract: `describe.each(databases)("$name", ({ open }) => …)`. */
export const databases = [sqlite, ...(hasPostgres ? [postgres] : [])];

/** Addresses of databases with all tables and no rows, that no test uses. */
const unused: string[] = [];

const empty = sql`do $$ begin execute (select 'truncate ' || string_agg(tablename, ', ') || ' restart identity'
  from pg_tables where schemaname = 'public' and tablename not like 'matchfront%'); end $$`;

/** Returns a PostgreSQL database with all tables, which another test may use when this one is over. */
export async function temporaryPostgresDatabase() {
  const url = unused.pop() ?? (await createDatabaseWithTables(runningPostgres()));
  const connected = connectTo(url);
  onTestFinished(async () => {
    await empty.execute(connected.database);
    unused.push(url);
  });
  return { ...connected, url };
}

export async function createDatabaseWithTables(superuser: URL): Promise<string> {
  const { href: url } = await createDatabase(superuser);
  const { database } = await openPostgres({ url, isPublic: false, limits: serverLimits, timeout: 5_000 });
  await database.destroy();
  return url;
}

/** Starts a node's ports on a PostgreSQL that has its tables, until the test is over. SMS become files in `folder`. */
export async function startNode(url: string) {
  const folder = await temporaryFolder();
  const connected = connectTo(url, serverLimits);
  const settings = { folder, smsTexts: smsTexts("Fixture", "fixture.example"), printsSms: false };
  const calls = { timeout: 20_000, metrics: createMetrics(), log: { error() {} } };
  const node = await startPostgres(connected.database, settings, calls);
  return { ...node, ...connected, folder };
}

export type Node = Awaited<ReturnType<typeof startNode>>;

/** Creates one node's limiters, by default on a new database and with a timeout for a busy machine, in milliseconds. */
export async function openPostgresLimiters(url?: string, timeout = 30_000) {
  const address = url ?? (await temporaryPostgresDatabase()).url;
  const { database, pool } = connectTo(address);
  const onFallback = vi.fn<() => void>();
  return {
    createLimiter: postgresLimiters(pool, timeout, onFallback),
    onFallback,
    database,
    url: address,
  };
}

export const incomingMessage: IncomingMessage = {
  id: "first",
  formName: "contact",
  values: { topic: "Ad Sales", email: "ada@example.org", description: "Hello" },
  receivedAt: new Date(),
  idempotencyKey: undefined,
  quarantinedFor: undefined,
  language: "en",
};
