import { describe, expect, onTestFinished, test } from "vitest";
import { isLongRun } from "./is-long-run.ts";
import { query, startCluster, startStandby } from "./postgres-cluster.ts";
import { startTcpProxy } from "./tcp-proxy.ts";
import { hasPostgres, newTemplate, temporaryPostgres } from "./temporary-postgres.ts";

describe.runIf(hasPostgres)("PostgreSQL for tests", () => {
  test("copies a template into each test's own database, whose role is no superuser", async () => {
    const template = await newTemplate(async (url) => {
      await query(new URL(url), "create table seen as select 1 as id");
    });
    const one = new URL(await temporaryPostgres(template));
    const other = new URL(await temporaryPostgres(template));
    await query(one, "insert into seen values (2)");
    expect(await query(one, "select id from seen order by id")).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await query(other, "select id from seen")).toEqual([{ id: 1 }]);
    expect(await query(one, "select current_setting('is_superuser') as is")).toEqual([{ is: "off" }]);
  });

  test.runIf(isLongRun)("keeps what was committed when it is killed, and on its standby", async () => {
    const primary = await startCluster();
    onTestFinished(() => primary.stop());
    const url = await primary.createDatabase();
    const standby = await startStandby(primary);
    onTestFinished(() => standby.stop());
    const proxy = await startTcpProxy(url);
    onTestFinished(() => proxy.close());
    await query(proxy.url, "create table seen as select 1 as id");
    await primary.restart();
    expect(await query(proxy.url, "select id from seen")).toEqual([{ id: 1 }]);
    await query(proxy.url, "insert into seen values (2)");
    await primary.kill();
    proxy.redirect(standby.superuser);
    await expect(query(proxy.url, "insert into seen values (3)")).rejects.toThrow("read-only transaction");
    await standby.promote();
    await query(proxy.url, "insert into seen values (3)");
    expect(await query(proxy.url, "select id from seen")).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  test("is cut where a test says: an answer to COMMIT that is lost, or a COMMIT that never came", async () => {
    const url = new URL(await temporaryPostgres());
    const proxy = await startTcpProxy(url);
    onTestFinished(() => proxy.close());
    await query(proxy.url, "create table seen (id integer)");
    const lost = proxy.cut({ at: /COMMIT\0/, after: /insert into seen/ });
    await query(proxy.url, "begin; commit");
    await expect(query(proxy.url, "begin; insert into seen values (1); commit")).rejects.toThrow(
      "terminated",
    );
    await lost;
    const neverCame = proxy.cut({ at: /insert into seen/ });
    await expect(query(proxy.url, "begin; insert into seen values (2); commit")).rejects.toThrow(
      "terminated",
    );
    await neverCame;
    expect(await query(proxy.url, "select id from seen")).toEqual([{ id: 1 }]);
  });
});
