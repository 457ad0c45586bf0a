import assert from "node:assert";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import type { Tables } from "../src/storage/tables.ts";
import { query, startCluster, startStandby } from "../test/postgres-cluster.ts";
import { pgbouncer, startPgbouncer } from "../test/pgbouncer.ts";
import { startTcpProxy } from "../test/tcp-proxy.ts";
import { faults, serverFault, type Fault, type Store } from "./faults.ts";

/** Starts a PostgreSQL with a synchronous standby. Each server has a proxy, whose one address follows the primary. */
export async function startPostgresStore(servers: number) {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-chaos-"));
  let primary = await startCluster();
  const url = await primary.createDatabase();
  let standby = await startStandby(primary);
  const proxies = await Promise.all(Array.from({ length: servers }, () => startTcpProxy(url)));
  return {
    proxies,
    variables: proxies.map((proxy, index) => ({
      DATABASE_URL: proxy.url.href,
      DATA_DIR: join(folder, String(index)),
    })),
    hasServersClock: false,
    async open() {
      const pool = new Pool({ connectionString: addressNow().href });
      // The next query reports the error too.
      pool.on("error", () => {});
      return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    },
    addressNow,
    query: (statements: string) => query(addressNow(), statements),
    primary: () => primary,
    standby: () => standby,
    async failOver() {
      await standby.promote();
      for (const proxy of proxies) proxy.redirect(standby.superuser);
      await primary.stop();
      primary = standby;
      standby = await startStandby(primary);
    },
    async remove() {
      for (const proxy of proxies) await proxy.close();
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  } satisfies Store & Record<string, unknown>;

  function addressNow(): URL {
    const address = new URL(url);
    address.port = primary.superuser.port;
    return address;
  }
}

export type PostgresStore = Awaited<ReturnType<typeof startPostgresStore>>;

function cutConnections(name: string, at: RegExp): Fault<PostgresStore> {
  return serverFault(name, 5_000, async ({ store }) => {
    const over = Promise.withResolvers<"over">();
    const cutting = store.proxies.map(async (proxy) => {
      while ((await Promise.race([proxy.cut(at), over.promise])) !== "over");
      proxy.cutNoMore();
    });
    return async () => {
      over.resolve("over");
      await Promise.all(cutting);
    };
  });
}

/** Kills one of the clusters, without which no commit is possible, for a while. */
function lostCluster(name: string, which: "primary" | "standby"): Fault<PostgresStore> {
  const begin: Fault<PostgresStore>["begin"] = async ({ store }) => {
    await store[which]().kill();
    return () => store[which]().restart();
  };
  return serverFault(name, 8_000, begin, { makesUnready: true });
}

async function behindPgbouncer({ store }: { readonly store: PostgresStore }) {
  const ignore_startup_parameters = "options";
  const { url, stop } = await startPgbouncer(store.addressNow(), {
    pool_mode: "transaction",
    ignore_startup_parameters,
  });
  for (const proxy of store.proxies) proxy.redirect(url);
  return async () => {
    for (const proxy of store.proxies) proxy.redirect(store.primary().superuser);
    await stop();
  };
}

/** Rejects every other message as a deadlock or a serialization failure would, so that a retry may succeed. */
const failure = `
  create function fail() returns trigger language plpgsql as $$
  begin
    if random() < 0.5 then
      raise 'not now' using errcode = case when random() < 0.5 then '40001' else '40P01' end;
    end if;
    return new;
  end $$;
  create trigger failing before insert on message for each row execute function fail();
`;

export const postgresFaults: readonly Fault<PostgresStore>[] = [
  ...faults,
  serverFault("database restarted", 0, ({ store }) => store.primary().restart()),
  lostCluster("database down", "primary"),
  serverFault("primary lost, standby promoted", 5_000, async ({ store }) => {
    await store.primary().kill();
    return () => store.failOver();
  }),
  lostCluster("standby lost", "standby"),
  serverFault("synchronous_commit off, then a power cut", 5_000, async ({ store }) => {
    const primary = store.primary();
    await query(primary.superuser, "alter system set synchronous_commit = off");
    await query(primary.superuser, "select pg_reload_conf()");
    return async () => {
      await query(primary.superuser, "alter system reset synchronous_commit");
      await primary.restart();
    };
  }),
  serverFault("PgBouncer before the database", 8_000, behindPgbouncer, {
    makesUnready: true,
    isPossible: () => pgbouncer !== undefined,
  }),
  // Longer than a call may take.
  serverFault("messages locked by another session", 0, async ({ store }) => {
    await store.query("begin; lock table message; select pg_sleep(6); commit");
  }),
  serverFault("every other message in a deadlock", 5_000, async ({ store }) => {
    await store.query(failure);
    return () => store.query("drop function fail cascade");
  }),
  cutConnections("COMMIT done, its answer lost", /COMMIT\0/),
  cutConnections("COMMIT lost on its way", /commit\0/),
  serverFault("one server cut off from the database", 8_000, async ({ store }, { index }) => {
    const proxy = store.proxies[index];
    assert(proxy);
    proxy.hold();
    return async () => proxy.pass();
  }),
  serverFault("network to the database slow", 8_000, async ({ store }) => {
    for (const proxy of store.proxies) proxy.slowDown(100);
    return async () => store.proxies.forEach((proxy) => proxy.slowDown(0));
  }),
];
