import { describe, expect, onTestFinished, test } from "vitest";
import { startTcpProxy } from "../../test/tcp-proxy.ts";
import { hasPostgres, temporaryPostgres } from "../../test/databases.ts";
import { openPostgres } from "./open-postgres.ts";
import { migrationLimits, serverLimits } from "./postgres-pool.ts";

async function open(url: string, { isPublic = false, timeout = 10_000, limits = serverLimits } = {}) {
  const opened = await openPostgres({ url, isPublic, limits, timeout });
  onTestFinished(() => opened.database.destroy());
  return opened;
}

test.each([
  {
    reason: "a public server would send data unprotected",
    url: "postgres://ada:s3cr3t@db.example.org/moyo",
    options: { isPublic: true },
    message:
      "PUBLIC_URL is https, so the connection to postgres://ada@db.example.org:5432/moyo needs TLS. Add sslmode=verify-full to DATABASE_URL.",
  },
  {
    reason: "the database is unreachable",
    url: "postgres://ada:s3cr3t@127.0.0.1:9/moyo",
    options: { timeout: 300 },
    message:
      "The database postgres://ada@127.0.0.1:9/moyo could not be opened: connect ECONNREFUSED 127.0.0.1:9. Expected PostgreSQL 15 or newer to answer there: start it, or correct DATABASE_URL.",
  },
])("rejects if $reason (P8)", async ({ url, options, message }) => {
  await expect(open(url, options)).rejects.toMatchObject({ name: "SetupError", message });
});

describe.runIf(hasPostgres)("PostgreSQL", () => {
  test("is waited for if it starts late (P4)", async () => {
    const proxy = await startTcpProxy(new URL(await temporaryPostgres()));
    onTestFinished(() => proxy.close());
    proxy.refuse();
    const opening = open(proxy.url.href, { timeout: 30_000 });
    setTimeout(() => proxy.pass(), 100);
    const { database } = await opening;
    expect(await database.selectFrom("message").select("id").execute()).toEqual([]);
  });

  test("is given up if it is silent after the login (P8)", async () => {
    const proxy = await startTcpProxy(new URL(await temporaryPostgres()));
    onTestFinished(() => proxy.close());
    proxy.silence(/current_setting/);
    const opening = open(proxy.url.href, { timeout: 300, limits: migrationLimits });
    await expect(opening).rejects.toThrow(/could not be opened: Query read timeout\. Expected PostgreSQL 15/);
  });

  test.each<[trouble: string, change: (url: URL) => string, message: RegExp]>([
    [
      "does not exist",
      (url) => (url.pathname = "/nothing"),
      /database "nothing" does not exist\. Expected an empty database: create it with createdb/,
    ],
    [
      "does not have the role",
      (url) => (url.username = "nobody"),
      /role "nobody" does not exist\. Expected a role that may connect/,
    ],
  ])("is rejected in one sentence if it %s (P8)", async (_trouble, change, expected) => {
    const url = new URL(await temporaryPostgres());
    change(url);
    const message = expect.stringMatching(expected);
    await expect(open(url.href)).rejects.toMatchObject({ name: "SetupError", message });
  });
});
