import { Client } from "pg";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { temporaryPostgresDatabase } from "../../test/databases.ts";
import { incomingMessage as message } from "../../test/incoming-message.ts";
import { startNode } from "../../test/nodes.ts";
import { query, startCluster, startStandby } from "../../test/postgres-cluster.ts";
import { saveMessages } from "../../test/save-messages.ts";
import { startTcpProxy } from "../../test/tcp-proxy.ts";
import { hasPostgres } from "../../test/temporary-postgres.ts";
import { migratePostgres } from "./open-postgres.ts";

/** Starts a PostgreSQL of the test's own, with all tables. */
async function startOwnPostgres(settings?: Record<string, string>) {
  const cluster = await startCluster(settings);
  onTestFinished(() => cluster.stop());
  const { href: url } = await cluster.createDatabase();
  await migratePostgres({ url, isPublic: false, timeout: 10_000 });
  return { cluster, url };
}

describe.runIf(hasPostgres)("a node", () => {
  test("loses no message when PostgreSQL restarts as after a power cut (P1, P4)", async () => {
    const { cluster, url } = await startOwnPostgres({ fsync: "on", full_page_writes: "on" });
    const saving = saveMessages(await startNode(url));
    for (let restart = 0; restart < 3; restart += 1) {
      await saving.continues();
      await cluster.restart();
    }
    await saving.continues();
    expect(await saving.end()).toEqual([]);
  });

  test("finds a message again if PostgreSQL crashes between COMMIT and its answer (P1, P3)", async () => {
    const { cluster, url } = await startOwnPostgres();
    const proxy = await startTcpProxy(new URL(url));
    onTestFinished(() => proxy.close());
    const node = await startNode(proxy.url.href);
    const cut = proxy.cut({ at: /COMMIT\0/, after: /insert into "message"/ });
    const taking = node.messages.save(message);
    await cut;
    proxy.refuse();
    await cluster.restart();
    proxy.pass();
    expect(await taking).toEqual({ status: "stored", reference: "first" });
    expect(await query(new URL(url), "select id from mail_job")).toEqual([{ id: "first" }]);
  });

  test("does not confirm a message, or its repeat, before the standby has it (P1)", async () => {
    const { cluster: primary, url } = await startOwnPostgres();
    const standby = await startStandby(primary);
    onTestFinished(() => standby.stop());
    const [node, other] = [await startNode(url), await startNode(url)];
    await standby.kill();
    const confirmed = vi.fn<() => void>();
    const keyed = { ...message, idempotencyKey: "0198c1f2-0001" };
    const taking = node.messages.save(keyed);
    void taking.then(confirmed);
    const waiting = "from pg_stat_activity where wait_event = 'SyncRep'";
    await expect.poll(() => query(primary.superuser, `select pid ${waiting}`)).toHaveLength(1);
    // The commit becomes visible, although the standby does not have it.
    await query(primary.superuser, `select pg_terminate_backend(pid) ${waiting}`);
    await expect.poll(() => query(new URL(url), "select id from message")).toEqual([{ id: "first" }]);
    const repeat = other.messages.findRepeat({ ...keyed, id: "second" });
    void repeat.then(confirmed);
    await expect.poll(() => query(primary.superuser, `select pid ${waiting}`)).toHaveLength(2);
    expect(confirmed).not.toHaveBeenCalled();
    await standby.restart();
    expect(await taking).toEqual({ status: "stored", reference: "first" });
    expect(await repeat).toEqual({ status: "repeated", reference: "first" });
  });

  test("is not ready while PostgreSQL is read-only, and ready afterwards (P4, P8)", async () => {
    const { cluster, url } = await startOwnPostgres();
    const node = await startNode(url);
    await node.storage.probe();
    await query(cluster.superuser, "alter system set default_transaction_read_only = on");
    await query(cluster.superuser, "select pg_reload_conf()");
    await expect
      .poll(() => node.storage.probe().catch(String))
      .toBe("StorageError: it is a standby, or read-only");
    await query(cluster.superuser, "alter system reset default_transaction_read_only");
    await query(cluster.superuser, "select pg_reload_conf()");
    await expect.poll(() => node.storage.probe().catch(String)).toBeUndefined();
  });

  test("answers each call in time while a table is locked, and rejects the excess at once (P4)", async () => {
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
