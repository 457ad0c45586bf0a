import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import type { Tables } from "../src/storage/tables.ts";
import { query, startCluster, startStandby } from "../test/postgres-cluster.ts";
import { startTcpProxy } from "../test/tcp-proxy.ts";
import type { Store } from "./faults.ts";

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
