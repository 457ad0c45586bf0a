import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryPostgresDatabase } from "../../test/databases.ts";
import { query } from "../../test/postgres-cluster.ts";
import { startTcpProxy } from "../../test/tcp-proxy.ts";
import { hasPostgres, temporaryPostgres } from "../../test/temporary-postgres.ts";
import { migrations } from "./migrations.ts";
import { openPostgres } from "./open-postgres.ts";
import { serverLimits } from "./postgres-pool.ts";

function open(url: string, { isPublic = false, timeout = 10_000 } = {}) {
  return openPostgres({ url, isPublic, limits: serverLimits, timeout });
}

test("a public server does not send what it stores unprotected", async () => {
  await expect(open("postgres://ada:s3cr3t@db.example.org/moyo", { isPublic: true })).rejects.toMatchObject({
    name: "SetupError",
    message:
      "PUBLIC_URL is https, so this server is public, but what it stores would travel to postgres://ada@db.example.org:5432/moyo unprotected. Expected sslmode=verify-full in DATABASE_URL, or a database on this machine.",
  });
});

test("a database that cannot be reached is waited for, and then said to be so", async () => {
  await expect(open("postgres://ada:s3cr3t@127.0.0.1:9/moyo", { timeout: 300 })).rejects.toMatchObject({
    name: "SetupError",
    message:
      "The database postgres://ada@127.0.0.1:9/moyo could not be opened: connect ECONNREFUSED 127.0.0.1:9. Expected PostgreSQL 15 or newer to answer there: start it, or correct DATABASE_URL.",
  });
});

describe.runIf(hasPostgres)("PostgreSQL", () => {
  test("a database that comes late is waited for (P4)", async () => {
    const proxy = await startTcpProxy(new URL(await temporaryPostgres()));
    onTestFinished(() => proxy.close());
    proxy.refuse();
    const opening = open(proxy.url.href, { timeout: 30_000 });
    setTimeout(() => proxy.pass(), 1_000);
    const { database } = await opening;
    onTestFinished(() => database.destroy());
    expect(await database.selectFrom("message").select("id").execute()).toEqual([]);
  });

  test("an empty database gets every table, also where three servers start at once", async () => {
    const url = await temporaryPostgres();
    const opened = await Promise.all([open(url), open(url), open(url)]);
    onTestFinished(async () => void (await Promise.all(opened.map(({ database }) => database.destroy()))));
    const names = await query(new URL(url), "select name from kysely_migration order by name");
    expect(names).toEqual(Object.keys(migrations).map((name) => ({ name })));
    const { rows } = await sql`
      select distinct collation_name as collation from information_schema.columns
      where data_type = 'text' and table_schema = 'public'`.execute(
      (await temporaryPostgresDatabase()).database,
    );
    expect(rows).toEqual([{ collation: "C" }]);
  });

  test.each([
    {
      trouble: "does not exist",
      change: (url: URL) => void (url.pathname = "/nothing"),
      message:
        /could not be opened: database "nothing" does not exist\. Expected an empty database: create it with createdb/,
    },
    {
      trouble: "knows no such role",
      change: (url: URL) => void (url.username = "nobody"),
      message: /could not be opened: role "nobody" does not exist\. Expected a role that may connect/,
    },
    {
      trouble: "is of another version",
      change: async (url: URL) =>
        void (await query(
          url,
          "create table kysely_migration (name text, timestamp text); insert into kysely_migration values ('9999-later', '')",
        )),
      message:
        /^The database postgres:\S+ has the migration 9999-later, which this version .+ drop the database\.$/,
    },
  ])("a database that $trouble is refused in one sentence (P8)", async ({ change, message }) => {
    const url = new URL(await temporaryPostgres());
    await change(url);
    await expect(open(url.href)).rejects.toMatchObject({
      name: "SetupError",
      message: expect.stringMatching(message),
    });
  });
});
