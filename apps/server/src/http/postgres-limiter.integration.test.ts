import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { query } from "../../test/postgres-cluster.ts";
import { hasPostgres, openPostgresLimiters, runningPostgres } from "../../test/databases.ts";
import type { CreateLimiter } from "./limiter.ts";

const messages = (createLimiter: CreateLimiter) => createLimiter("messages", { times: 3, seconds: 600 });

describe.runIf(hasPostgres)("limiters on PostgreSQL", () => {
  test("count simultaneous calls of three nodes together (P6)", async () => {
    const one = await openPostgresLimiters();
    const others = [await openPostgresLimiters(one.url), await openPostgresLimiters(one.url)];
    const nodes = [one, ...others].map(({ createLimiter }) => messages(createLimiter));
    const calls = Array.from({ length: 12 }, async (_, call) => nodes[call % 3]?.consume("203.0.113.7"));
    expect((await Promise.all(calls)).filter((reached) => reached === undefined)).toHaveLength(3);
    expect(await nodes[1]?.consume("203.0.113.8")).toBeUndefined();
  });

  test.each([100, -100])(
    "count by PostgreSQL's clock, also on a node that is off by %d days",
    async (days) => {
      const one = await openPostgresLimiters();
      const [right, wrong] = [one, await openPostgresLimiters(one.url)].map(({ createLimiter }) =>
        messages(createLimiter),
      );
      const inWrongNode = async () => {
        vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
        return await wrong?.consume("ada").finally(() => vi.useRealTimers());
      };
      const reached = [await inWrongNode(), await right?.consume("ada"), await inWrongNode()];
      expect(reached).toEqual([undefined, undefined, undefined]);
      for (const wait of [await right?.consume("ada"), await inWrongNode()]) {
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(600);
      }
    },
  );

  test("cache blocked keys, and store only hashes of them", async () => {
    const { createLimiter, database } = await openPostgresLimiters();
    const { consume } = messages(createLimiter);
    for (let call = 0; call < 100; call += 1) await consume("203.0.113.7 ada@example.org");
    const rows = await database.selectFrom("rate_limit").select(["points", "key"]).execute();
    expect(rows).toEqual([{ points: 4, key: expect.stringMatching(/^messages:[\da-f]{32} [\da-f]{32}$/) }]);
  });

  test("use a table that is not written to PostgreSQL's log", async () => {
    const { database } = await openPostgresLimiters();
    const select = sql`select relpersistence from pg_class where relname = 'rate_limit'`;
    expect((await select.execute(database)).rows).toEqual([{ relpersistence: "u" }]);
  });

  test("count in memory while PostgreSQL is unreachable, and together afterwards (P6)", async () => {
    const { createLimiter, onFallback, url } = await openPostgresLimiters();
    const { consume, refund } = messages(createLimiter);
    expect(await consume("ada")).toBeUndefined();
    expect(onFallback).not.toHaveBeenCalled();
    const name = new URL(url).pathname.slice(1);
    const superuser = runningPostgres();
    await query(superuser, `alter database ${name} with allow_connections false`);
    const end = `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`;
    await query(superuser, end);
    const reached = [];
    for (let call = 0; call < 4; call += 1) reached.push((await consume("ada")) !== undefined);
    expect(reached).toEqual([false, false, false, true]);
    expect(onFallback).toHaveBeenCalledTimes(4);
    await refund("ada");
    expect(await consume("ben")).toBeUndefined();
    await query(superuser, `alter database ${name} with allow_connections true`);
    expect([await consume("ada"), await consume("ada")]).toEqual([undefined, undefined]);
    expect(await consume("ada")).toBeDefined();
    expect(onFallback).toHaveBeenCalledTimes(5);
  });

  test("count in memory if PostgreSQL does not answer in time (P4)", async () => {
    const { createLimiter, onFallback, database } = await openPostgresLimiters(undefined, 50);
    const { consume } = messages(createLimiter);
    await database.transaction().execute(async (transaction) => {
      await sql`lock table rate_limit`.execute(transaction);
      expect(await consume("ada")).toBeUndefined();
    });
    expect(onFallback).toHaveBeenCalledTimes(1);
  });
});
