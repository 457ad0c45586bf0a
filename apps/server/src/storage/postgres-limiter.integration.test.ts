import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { temporaryPostgresDatabase } from "../../test/databases.ts";
import { query } from "../../test/postgres-cluster.ts";
import { openPostgresLimiters } from "../../test/postgres-limiters.ts";
import { builtSite } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { hasPostgres } from "../../test/temporary-postgres.ts";
import { defaultDeadlines } from "../config/deadlines.ts";
import { readEnvironment } from "../config/read-environment.ts";
import type { CreateLimiter } from "../http/limiter.ts";
import { startServer } from "../start-server.ts";

/** A busy machine is no database that is away. */
const deadlines = { ...defaultDeadlines, limitCount: 30_000 };

const messages = (createLimiter: CreateLimiter) =>
  createLimiter({ name: "messages", limit: { times: 3, seconds: 600 } });

describe.runIf(hasPostgres)("limits that nodes share", () => {
  test("who goes from node to node gets no more than from one (P6)", async () => {
    const one = await openPostgresLimiters();
    const others = [await openPostgresLimiters(one.url), await openPostgresLimiters(one.url)];
    const nodes = [one, ...others].map(({ createLimiter }) => messages(createLimiter));
    let count = 0;
    for (let call = 0; call < 12; call += 1)
      if ((await nodes[call % 3]?.take("203.0.113.7")) === undefined) count += 1;
    expect(count).toBe(3);
    expect(await nodes[1]?.take("203.0.113.8")).toBeUndefined();
  });

  test.each([
    { who: "one sender", variables: {}, from: () => "203.0.113.7" },
    {
      who: "everybody",
      variables: { MESSAGES_MAX_PER_HOUR: "5" },
      from: (post: number) => `198.51.100.${post}`,
    },
  ])("two servers together limit the messages of $who (P6)", async (row) => {
    const { url } = await temporaryPostgresDatabase();
    const ports = ["one", "two"].map(async () => {
      const environment = {
        DATABASE_URL: url,
        DATA_DIR: await temporaryFolder(),
        SITE_DIR: builtSite,
        TRUSTED_PROXIES: "1",
        ...row.variables,
      };
      const server = await startServer(
        readEnvironment({ ...environment, HOST: "127.0.0.1", PORT: "0" }),
        deadlines,
      );
      onTestFinished(() => server.close());
      return /Address +(\S+)/.exec(await server.announce())?.[1];
    });
    const [one, two] = await Promise.all(ports);
    const statuses: number[] = [];
    for (const [number, origin] of [one, two, one, two, one, two, one].entries()) {
      const body = JSON.stringify({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" });
      const headers = { "content-type": "application/json", "x-forwarded-for": row.from(number) };
      const post = await fetch(`${origin}/admin/sendContactUsEmail`, { method: "POST", headers, body });
      statuses.push(post.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test("a node asks the database no more whether it may let through whom it has refused", async () => {
    const { createLimiter, database } = await openPostgresLimiters();
    const { take } = messages(createLimiter);
    for (let call = 0; call < 100; call += 1) await take("203.0.113.7");
    const rows = await database.selectFrom("rate_limit").select("points").execute();
    expect(rows).toEqual([{ points: 4 }]);
  });

  test("the table holds neither addresses nor e-mail addresses", async () => {
    const { createLimiter, database } = await openPostgresLimiters();
    await messages(createLimiter).take("203.0.113.7 ada@example.org");
    const rows = await database.selectFrom("rate_limit").select("key").execute();
    expect(rows).toEqual([{ key: expect.stringMatching(/^messages:[\da-f]{32} [\da-f]{32}$/) }]);
  });

  test("a crash of the database forgets counts, which are not written to its log", async () => {
    const { database } = await openPostgresLimiters();
    const { rows } = await sql`select relpersistence from pg_class where relname = 'rate_limit'`.execute(
      database,
    );
    expect(rows).toEqual([{ relpersistence: "u" }]);
  });

  test("while the database is away each node counts by the same limit, and afterwards together again (P6)", async () => {
    const { createLimiter, insured, url } = await openPostgresLimiters();
    const { take, refund } = messages(createLimiter);
    expect([await take("ada"), insured.count]).toEqual([undefined, 0]);
    const away = await takeAway(new URL(url));
    const reached = [];
    for (let call = 0; call < 4; call += 1) reached.push((await take("ada")) !== undefined);
    expect(reached).toEqual([false, false, false, true]);
    expect(insured.count).toBe(4);
    await refund("ada");
    expect(await take("ben")).toBeUndefined();
    await away.end();
    expect([await take("ada"), await take("ada")]).toEqual([undefined, undefined]);
    expect(await take("ada")).toBeDefined();
    expect(insured.count).toBe(5);
  });

  test("a database that does not answer is not waited for (P4)", async () => {
    const { createLimiter, insured, database } = await openPostgresLimiters(undefined, 50);
    const { take } = messages(createLimiter);
    await database.transaction().execute(async (transaction) => {
      await sql`lock table rate_limit`.execute(transaction);
      expect(await take("ada")).toBeUndefined();
    });
    expect(insured.count).toBe(1);
  });
});

/** Ends all connections of a database, and lets none in. */
async function takeAway({ pathname }: URL) {
  const superuser = new URL(inject("postgres") ?? "");
  const name = pathname.slice(1);
  await query(superuser, `alter database ${name} with allow_connections false`);
  await query(
    superuser,
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}'`,
  );
  return { end: () => query(superuser, `alter database ${name} with allow_connections true`) };
}
