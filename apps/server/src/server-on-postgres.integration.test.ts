import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { query } from "../test/postgres-cluster.ts";
import { builtSite } from "../test/start-app.ts";
import { startTcpProxy } from "../test/tcp-proxy.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { hasPostgres, temporaryPostgres } from "../test/temporary-postgres.ts";
import { defaultDeadlines } from "./config/deadlines.ts";
import { readEnvironment } from "./config/read-environment.ts";
import { startServer } from "./start-server.ts";

const deadlines = { ...defaultDeadlines, probeInterval: 100, databaseStart: 500 };

/** Starts a server with a proxy that can break its connections to the database. */
async function start() {
  const url = new URL(await temporaryPostgres());
  const proxy = await startTcpProxy(url);
  onTestFinished(() => proxy.close());
  const DATA_DIR = join(await temporaryFolder(), "data");
  const server = await startServer(environmentOf({ DATA_DIR, DATABASE_URL: proxy.url.href }), deadlines);
  onTestFinished(() => server.close());
  const announced = await server.announce();
  const addressOf = (name: string) =>
    new RegExp(`^ {2}${name} +(http:\\S+)$`, "m").exec(announced)?.[1] ?? "";
  const get = async (path: string) => (await fetch(addressOf("Address") + path)).status;
  const post = () =>
    fetch(`${addressOf("Address")}/admin/sendContactUsEmail`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" }),
    });
  const metrics = async () => await (await fetch(addressOf("Metrics"))).text();
  return { proxy, DATA_DIR, announced, get, post, metrics, rows: (sql: string) => query(url, sql) };
}

function environmentOf(variables: Record<string, string>) {
  const server = { HOST: "127.0.0.1", PORT: "0", METRICS_PORT: "0", DRAIN_SECONDS: "0", LOG_LEVEL: "silent" };
  return readEnvironment({ SITE_DIR: builtSite, ...server, ...variables });
}

describe.runIf(hasPostgres)("a server on PostgreSQL", () => {
  test("stores and mails messages, and counts limits and connections (P1, P2, P6, P8)", async () => {
    const { announced, DATA_DIR, get, post, metrics, rows } = await start();
    expect(announced).toMatch(/^ {2}Messages {2}postgres:\/\/matchfront@127\.0\.0\.1:\d+\/test_\w+$/m);
    expect((await post()).status).toBe(200);
    expect(await rows("select 1 from rate_limit where key like 'messages%'")).not.toEqual([]);
    await expect.poll(() => readdir(join(DATA_DIR, "mail"))).toHaveLength(1);
    expect(await get("/readyz")).toBe(200);
    await expect.poll(metrics).toMatch(/^matchfront_pg_pool_connections\{state="idle"\} [1-9]/m);
    const measured = await metrics();
    expect(measured).toMatch(/^matchfront_build_info\{.*store="postgres"\} 1$/m);
    expect(measured).not.toMatch(/^matchfront_(?:store_free_bytes|store_wal_bytes|backup_age_seconds) \d/m);
    expect(await readdir(DATA_DIR)).not.toContain("messages.db");
  });

  test("serves pages while PostgreSQL is unreachable, and stores messages afterwards (P4, P5, P8)", async () => {
    const { proxy, get, post } = await start();
    proxy.refuse();
    const refused = await post();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    await expect.poll(() => get("/readyz")).toBe(503);
    for (const path of ["/", "/healthz", "/readyz/pages"]) expect(await get(path)).toBe(200);
    proxy.pass();
    await expect.poll(() => get("/readyz")).toBe(200);
    expect((await post()).status).toBe(200);
  });
});
