import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { connectTo, createDatabaseWithTables, hasPostgres, runningPostgres } from "../../test/databases.ts";
import { query } from "../../test/postgres-cluster.ts";
import { startTestServer } from "../../test/start-test-server.ts";
import { runCommand } from "../../test/stored-messages.ts";
import { startTcpProxy } from "../../test/tcp-proxy.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { serverLimits } from "./postgres-pool.ts";

/** Creates a database with all tables, and changes it as a superuser: `DATABASE` stands for it. */
async function changedPostgres(...changes: readonly string[]) {
  const url = new URL(await createDatabaseWithTables(runningPostgres()));
  const change = async (statement: string) => {
    const place = new URL(/ table /.test(statement) ? url.pathname : "", runningPostgres());
    await query(place, statement.replace("DATABASE", `database ${url.pathname.slice(1)}`));
  };
  onTestFinished(() => change("drop DATABASE with (force)"));
  for (const statement of changes) await change(statement);
  return { url, change };
}

const recreated = (encoding: string) => [
  "drop DATABASE",
  `create DATABASE owner matchfront template template0 encoding '${encoding}'`,
];

const rowSecurity = ["enable", "force"].map((word) => `alter table message ${word} row level security`);

describe.runIf(hasPostgres)("PostgreSQL's settings", () => {
  test.each<[found: string, changes: readonly string[], variables?: Record<string, string>]>([
    ["server_encoding LATIN1. Expected UTF8: run createdb", recreated("LATIN1")],
    ["server_encoding SQL_ASCII. Expected UTF8: ", recreated("SQL_ASCII")],
    ["schema none. Expected one that the role may use: ", ["alter DATABASE set search_path = nowhere"]],
    ["unlogged_tables message. Expected none, ", ["alter table message set unlogged"]],
    ["policed_tables message. Expected none, ", rowSecurity],
    ["zero_damaged_pages on. Expected off, ", ["alter DATABASE set zero_damaged_pages = on"]],
    ["ignore_checksum_failure on. Expected off, ", ["alter DATABASE set ignore_checksum_failure = on"]],
    ["fsync off. Expected on, ", [], { PUBLIC_URL: "https://moyo.example", MAIL_ROUTE: "files" }],
  ])("server and doctor reject %s (P1, P8)", async (found, changes, variables) => {
    const { url } = await changedPostgres(...changes);
    const environment = { ...variables, DATABASE_URL: url.href, DATA_DIR: await temporaryFolder() };
    const sentence = `The database ${url.href} has ${found}`;
    await expect(startTestServer(environment)).rejects.toThrow(sentence);
    expect((await runCommand("doctor", environment)).printed).toContain(`failure  Database  ${sentence}`);
  });

  test("a session has its own, whatever database and address say (P1, P4)", async () => {
    const timeouts = ["statement_timeout = 1", "lock_timeout = 1", "idle_session_timeout = 50"];
    const others = ["synchronous_commit = off", "default_transaction_isolation = serializable"];
    const changes = [...timeouts, ...others].map((setting) => `alter DATABASE set ${setting}`);
    const { url } = await changedPostgres(...changes);
    const { database, readSettings } = connectTo(`${url.href}?statement_timeout=7`, serverLimits);
    const { rows } = await sql`show synchronous_commit`.execute(database);
    expect(rows).toEqual([{ synchronous_commit: "on" }]);
    expect((await readSettings()).warnings).toEqual([
      expect.stringMatching(/^The database has fsync off\. Expected on, /),
      expect.stringMatching(/^The database has full_page_writes off\. Expected on, /),
    ]);
  });

  test.each([
    ["alter DATABASE set zero_damaged_pages = on", "alter DATABASE reset zero_damaged_pages"],
    ["alter table message rename to moved", "alter table moved rename to message"],
  ])(
    "that break a promise from a failover on make the server not ready: %s (P1, P8)",
    async (fault, remedy) => {
      const { url, change } = await changedPostgres();
      const proxy = await startTcpProxy(url);
      onTestFinished(() => proxy.close());
      const server = await startTestServer({ DATABASE_URL: proxy.url.href }, { probeInterval: 50 });
      expect(server.announced).toContain("  Warning   The database has fsync off. Expected on, ");
      await change(fault);
      proxy.redirect(url);
      await expect.poll(() => server.statusOf("/readyz")).toBe(503);
      expect((await server.post("Hello")).status).toBe(503);
      await change(remedy);
      await expect.poll(() => server.statusOf("/readyz")).toBe(200);
      expect((await server.post("Hello")).status).toBe(303);
    },
  );
});
