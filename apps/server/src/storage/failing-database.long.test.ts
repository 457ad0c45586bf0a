import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  createDatabaseWithTables,
  hasPostgres,
  incomingMessage as message,
  startNode,
} from "../../test/databases.ts";
import { query, startCluster, startStandby } from "../../test/postgres-cluster.ts";

async function startOwnPostgres() {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  return { cluster, url: await createDatabaseWithTables(cluster.superuser) };
}

describe.runIf(hasPostgres)("a node", () => {
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
});
