import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { query } from "../test/postgres-cluster.ts";
import { startTestServer } from "../test/start-test-server.ts";
import { startTcpProxy } from "../test/tcp-proxy.ts";
import { temporaryFolder } from "../test/temporary-database.ts";
import { hasPostgres, temporaryPostgres } from "../test/databases.ts";

async function start() {
  const url = new URL(await temporaryPostgres());
  const proxy = await startTcpProxy(url);
  onTestFinished(() => proxy.close());
  const DATA_DIR = join(await temporaryFolder(), "data");
  const variables = { DATA_DIR, DATABASE_URL: proxy.url.href, METRICS_PORT: "0" };
  const server = await startTestServer(variables, { probeInterval: 100, databaseStart: 500 });
  const readMetrics = async () => await (await fetch(server.metrics)).text();
  return { ...server, proxy, DATA_DIR, readMetrics, rows: (sql: string) => query(url, sql) };
}

describe.runIf(hasPostgres)("a server on PostgreSQL", () => {
  test("stores and mails messages, and counts limits and connections (P1, P2, P6, P8)", async () => {
    const { announced, DATA_DIR, statusOf, post, readMetrics, rows } = await start();
    expect(announced).toMatch(/^ {2}Messages {2}postgres:\/\/matchfront@127\.0\.0\.1:\d+\/test_\w+$/m);
    expect((await post("Hello")).status).toBe(303);
    expect(await rows("select 1 from rate_limit where key like 'messages%'")).not.toEqual([]);
    await expect.poll(() => readdir(join(DATA_DIR, "mail"))).toHaveLength(1);
    expect(await statusOf("/readyz")).toBe(200);
    await expect.poll(readMetrics).toMatch(/^matchfront_pg_pool_connections\{state="idle"\} [1-9]/m);
    const measured = await readMetrics();
    expect(measured).toMatch(/^matchfront_build_info\{.*store="postgres"\} 1$/m);
    expect(measured).not.toMatch(/^matchfront_(?:store_free_bytes|store_wal_bytes|backup_age_seconds) \d/m);
    expect(await readdir(DATA_DIR)).not.toContain("messages.db");
  });

  test("serves pages while PostgreSQL is unreachable, and stores messages afterwards (P4, P5, P8)", async () => {
    const { proxy, statusOf, post } = await start();
    proxy.refuse();
    const refused = await post("Hello");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    await expect.poll(() => statusOf("/readyz")).toBe(503);
    for (const path of ["/", "/healthz", "/readyz/pages"]) expect(await statusOf(path)).toBe(200);
    proxy.pass();
    await expect.poll(() => statusOf("/readyz")).toBe(200);
    expect((await post("Hello")).status).toBe(303);
  });
});
