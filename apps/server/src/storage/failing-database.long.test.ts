import { sql } from "kysely";
import { Client } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { temporaryPostgresDatabase } from "../../test/databases.ts";
import { incomingMessage as message } from "../../test/incoming-message.ts";
import { startNode } from "../../test/nodes.ts";
import { query, startCluster, startStandby, type Cluster } from "../../test/postgres-cluster.ts";
import { hasPostgres } from "../../test/temporary-postgres.ts";
import { openPostgres } from "./open-postgres.ts";
import { serverLimits } from "./primary-pool.ts";

type Node = Awaited<ReturnType<typeof startNode>>;

async function startOwnCluster(settings?: Record<string, string>): Promise<Cluster> {
  const cluster = await startCluster(settings);
  onTestFinished(() => cluster.stop());
  return cluster;
}

async function migrate(url: string): Promise<void> {
  const { database } = await openPostgres({
    url,
    isPublic: false,
    limits: serverLimits,
    migrations: "auto",
    timeout: 10_000,
  });
  await database.destroy();
}

/** Takes messages one after the other until it is told to end, each until it is stored. */
function keepTaking({ messages }: Node, name: string) {
  const ending = new AbortController();
  const stored: string[] = [];
  const finished = (async () => {
    for (let number = 0; !ending.signal.aborted; number += 1) {
      const id = `${name}-${number}`;
      // Who is not served may try again.
      const result = await messages.save({ ...message, id: id }).catch(() => undefined);
      if (result?.status === "stored") stored.push(id);
    }
  })();
  return {
    stored,
    async end() {
      ending.abort();
      await finished;
    },
  };
}

describe.runIf(hasPostgres)("a PostgreSQL that fails", () => {
  test("is restarted as after a power loss: whoever was thanked has a message (P1, P4)", async () => {
    const cluster = await startOwnCluster({ fsync: "on", full_page_writes: "on" });
    const url = (await cluster.createDatabase()).href;
    await migrate(url);
    const node = await startNode(url);
    const takers = ["a", "b", "c", "d"].map((name) => keepTaking(node, name));
    const stored = () => takers.flatMap((taker) => taker.stored);
    for (let restart = 0; restart < 3; restart += 1) {
      const before = stored().length;
      await expect.poll(() => stored().length).toBeGreaterThan(before + 20);
      await cluster.restart();
    }
    const before = stored().length;
    await expect.poll(() => stored().length).toBeGreaterThan(before + 20);
    await Promise.all(takers.map((taker) => taker.end()));
    const rows = await node.database.selectFrom("message").select("id").execute();
    const ids = new Set(rows.map(({ id }) => id));
    expect(stored().filter((id) => !ids.has(id))).toEqual([]);
  });

  test("tells a run of its own from the next, as a transaction's number may be another's after a crash (P1)", async () => {
    const cluster = await startOwnCluster();
    const node = await startNode((await cluster.createDatabase()).href);
    const readRun = async () => {
      const read = sql<{ run: string; pid: number }>`
        select current_setting('matchfront.run') as run, pg_backend_pid() as pid`;
      return (await read.execute(node.database)).rows[0];
    };
    const before = await readRun();
    node.pool.leave();
    const again = await readRun();
    expect(again?.run).toBe(before?.run);
    expect(again?.pid).not.toBe(before?.pid);
    // One process of the server dies: all others are started anew, but the one that starts them stays.
    process.kill(again?.pid ?? 0, "SIGKILL");
    // Until they are, another of them may answer.
    const runOf = async () => (await readRun().catch(() => before))?.run;
    await expect.poll(runOf).not.toBe(before?.run);
  });

  test("is followed to its standby, which is named after it, and no message is lost (P1, P3)", async () => {
    const primary = await startOwnCluster({ fsync: "on" });
    const url = await primary.createDatabase();
    const standby = await startStandby(primary);
    onTestFinished(() => standby.stop());
    const both = url.href.replace(
      /(127\.0\.0\.1:)\d+/,
      `$1${standby.superuser.port},$1${primary.superuser.port}`,
    );
    await migrate(both);
    const node = await startNode(both);
    const taker = keepTaking(node, "m");
    await expect.poll(() => taker.stored.length).toBeGreaterThan(20);
    await primary.kill();
    await standby.promote();
    await query(standby.superuser, "alter system reset synchronous_standby_names");
    await query(standby.superuser, "select pg_reload_conf()");
    const before = taker.stored.length;
    await expect.poll(() => taker.stored.length).toBeGreaterThan(before + 20);
    await taker.end();
    const rows = await node.database.selectFrom("message").select("id").execute();
    const ids = new Set(rows.map(({ id }) => id));
    expect(taker.stored.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("is cut off while it waits for its standby: nobody is thanked before that has the message (P1)", async () => {
    const primary = await startOwnCluster();
    const { href } = await primary.createDatabase();
    const standby = await startStandby(primary);
    onTestFinished(() => standby.stop());
    await migrate(href);
    const node = await startNode(href);
    await standby.kill();
    const taking = node.messages.save({ ...message, id: "m" });
    const waiting = "from pg_stat_activity where wait_event = 'SyncRep'";
    await expect.poll(() => query(primary.superuser, `select pid ${waiting}`)).toHaveLength(1);
    await query(primary.superuser, `select pg_terminate_backend(pid) ${waiting}`);
    const thanked = vi.fn<() => void>();
    void taking.then(thanked);
    // The commit is there for all to see, and now the question what became of it waits.
    await expect.poll(() => query(new URL(href), "select id from message")).toEqual([{ id: "m" }]);
    await expect.poll(() => query(primary.superuser, `select pid ${waiting}`)).toHaveLength(1);
    expect(thanked).not.toHaveBeenCalled();
    await standby.restart();
    expect(await taking).toEqual({ status: "stored", reference: "m" });
  });

  test("takes no writes: a node leaves it, and comes back once it does (P4, P8)", async () => {
    const { url, database } = await temporaryPostgresDatabase();
    const node = await startNode(url);
    await node.probeStorage();
    const name = new URL(url).pathname.slice(1);
    await query(new URL(url), `alter database ${name} set default_transaction_read_only = on`);
    // Connections of before may still write; the ones that replace them may not.
    node.pool.leave();
    await expect(node.probeStorage()).rejects.toThrow("it is a standby, or read-only");
    await query(new URL(url), `begin read write; alter database ${name} reset all; commit`);
    await node.probeStorage();
    expect(await database.selectFrom("storage_probe").select("id").execute()).toEqual([{ id: 1 }]);
  });

  test("is locked: each call ends in time, and one too many is told to come again at once (P4)", async () => {
    const { url } = await temporaryPostgresDatabase();
    const node = await startNode(url);
    const other = new Client({ connectionString: url });
    await other.connect();
    await other.query("begin; lock table message");
    const calls = Array.from({ length: 300 }, (_, call) =>
      node.messages.save({ ...message, id: `m${call}` }),
    );
    const failures = (await Promise.allSettled(calls)).map((call) =>
      call.status === "rejected" ? call.reason : undefined,
    );
    expect(failures).not.toContain(undefined);
    expect(failures.filter((failure) => failure.code === "overloaded").length).toBeGreaterThanOrEqual(44);
    await other.end();
    expect(await node.messages.save({ ...message, id: "after" })).toMatchObject({ status: "stored" });
  });
});
