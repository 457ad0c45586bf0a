import { sql } from "kysely";
import { Client } from "pg";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { temporaryPostgresDatabase } from "../../test/databases.ts";
import { connectTo } from "../../test/postgres-database.ts";
import { runCommand } from "../../test/run-command.ts";
import { hasPostgres, temporaryPostgres } from "../../test/temporary-postgres.ts";
import { troubles, wellServer } from "../../test/well-server.ts";
import type { Database } from "../storage/database.ts";

afterEach(() => void vi.useRealTimers());

async function wellPostgres() {
  const { environment } = await wellServer();
  const { url, database } = await temporaryPostgresDatabase();
  return { environment: { ...environment, DATABASE_URL: url }, database, url };
}

/** Somebody who uses the database, as a server or a command does. */
async function connectAs(name: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: name });
  await client.connect();
  onTestFinished(() => client.end());
}

const message = (receivedAt: string) => (database: Database) =>
  sql`insert into message values ('m1', 'contact', 'ada@example.org', '{}', ${receivedAt}, null, null, 'en')`.execute(
    database,
  );

describe.runIf(hasPostgres)("doctor on PostgreSQL", () => {
  test("where all is well, says so, what a commit waits for, and who else is there", async () => {
    const { environment, url } = await wellPostgres();
    await connectAs("matchfront/other-7", url);
    const { code, printed, errors } = await runCommand("doctor", [], environment);
    expect([code, errors]).toEqual([0, ""]);
    expect(printed).toMatch(/^(?:ok .+\n)+All is well\.\n$/);
    const lines = Array.from(
      printed.matchAll(/^ok {7}(?:Database|Retention|Clock|Mail) +(.+)$/gm),
      ([, line]) => line,
    );
    expect(lines).toEqual([
      expect.stringMatching(/^postgres:\/\/matchfront@\S+, the primary, PostgreSQL \d+/),
      "its clock and this machine's agree",
      expect.stringMatching(/^no standby that commits wait for: /),
      expect.stringMatching(/^\d+ connections are left$/),
      "connected: matchfront/other-7",
      "nothing is kept for longer than 90 days",
      "no message is from the future",
      "none waits for long",
    ]);
  });

  test.each([
    {
      what: "a setting that thanks for what is on no disk",
      plant: (database: Database) =>
        sql`do $$ begin
          execute format('alter database %I set synchronous_commit = off', current_database());
        end $$`.execute(database),
      found: /^failure {2}Database {3}commits do not wait for the disk: synchronous_commit is off \| /,
    },
    {
      what: "mail that was given up",
      plant: (database: Database) =>
        sql`insert into mail_job (id, reply_to, subject, text, created_at, due_at, state, last_error)
          values ('m1', 'a', 'b', 'c', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', 'dead', '550 no such user')`.execute(
          database,
        ),
      found: /^failure {2}Mail {7}1 mail given up, the last because: 550 no such user/,
    },
    {
      what: "what is kept for too long",
      plant: message("2020-11-20T12:00:00.000Z"),
      found: /^failure {2}Retention {2}1 message older than the 90 days/,
    },
    {
      what: "messages from the future",
      plant: message("2999-11-20T12:00:00.000Z"),
      found: /^warning {2}Clock {6}1 message received later than it is now/,
      code: 0,
    },
  ])("finds $what", async ({ plant, found, code = 1 }) => {
    const { environment, database } = await wellPostgres();
    await plant(database);
    const result = await troubles(environment);
    expect(result.lines[0]).toMatch(found);
    expect(result.code).toBe(code);
  });

  test.each([
    {
      hours: 1,
      found: /^warning {2}Database {3}this machine's clock is 3[56]\d\d s ahead of the database's \| /,
    },
    {
      hours: -1,
      found: /^warning {2}Database {3}this machine's clock is 3[56]\d\d s behind the database's \| /,
    },
  ])("finds a clock that is off by $hours h", async ({ hours, found }) => {
    const { environment } = await wellPostgres();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
    const { code, lines } = await troubles(environment);
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(found)]);
  });

  test("finds servers that write mail into files, each on its own machine", async () => {
    const { environment, url } = await wellPostgres();
    await connectAs("matchfront/one-7", url);
    await connectAs("matchfront/two-8", url);
    const { lines } = await troubles({ ...environment, SMTP_URL: "" });
    expect(lines[0]).toMatch(
      /^failure {2}Database {3}mail becomes files, .+ there are 2 others: matchfront\/one-7, matchfront\/two-8 \| /,
    );
  });

  test("finds a schema of another version", async () => {
    const { environment, database } = await wellPostgres();
    await sql`insert into kysely_migration values ('9999-later', '2027-01-01T00:00:00.000Z')`.execute(
      database,
    );
    const { code, lines } = await troubles(environment);
    expect([code, lines[0]]).toEqual([
      1,
      expect.stringMatching(
        /^failure {2}Database {3}The database postgres:\S+ has the migration 9999-later, which/,
      ),
    ]);
  });

  test("finds a database that is not there, and changes none", async () => {
    const { environment } = await wellServer();
    const url = new URL(await temporaryPostgres());
    const empty = await troubles({ ...environment, DATABASE_URL: url.href });
    expect(empty.lines[0]).toMatch(
      /^warning {2}Database {3}.+ is of an older version: it lacks 0001-.+ \| .+run: migrate$/,
    );
    const { rows } = await sql`select 1 from information_schema.tables where table_schema = 'public'`.execute(
      connectTo(url.href).database,
    );
    expect(rows).toEqual([]);
    url.pathname = "/nowhere";
    const { code, lines } = await troubles({ ...environment, DATABASE_URL: url.href });
    expect([code, lines[0]]).toEqual([
      1,
      expect.stringMatching(
        /^failure {2}Database {3}The database postgres:\S+ could not be opened: .+nowhere/,
      ),
    ]);
  });
});
