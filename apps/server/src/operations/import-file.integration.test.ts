import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { hasPostgres, temporaryPostgresDatabase } from "../../test/databases.ts";
import { executeSql, readRows } from "../../test/stored-messages.ts";
import { newDatabase, temporaryFolder } from "../../test/temporary-database.ts";
import type { Database } from "../storage/tables.ts";
import { fileBeside } from "../storage/database-files.ts";
import { importFile } from "./import-file.ts";

/** Rows of each imported table, with what only SQLite can store and what no visitor types. */
const inserts = `
  insert into message values
    ('m1', 'contact', 'ada@example.org', '{"topic":"Ad Sales"}', '2026-11-20T12:00:00.000Z', null, 'k:contact:1', 'fr', 'ada@example.org'),
    ('m2', 'advertise', 'Ben@Example.org', '{"name":"Ẹniọlá 🙂 \\u0000"}', '2026-11-21T12:00:00.000Z', 'honeypot', null, 'en', 'ben@example.org');
  insert into mail_job (id, reply_to, subject, text, created_at, state, attempts, due_at, last_error, sent_at, fence)
    values ('m1', 'ada@example.org', 'Hello', 'It''s' || char(0) || 'me
', '2026-11-20T12:00:00.000Z', 'sent', 2, '2026-11-20T12:01:00.000Z', null, '2026-11-20T12:00:09.000Z', 7);
  insert into member values ('u1', '+2348031234567', '$scrypt$x', '2026-11-01T12:00:00.000Z');
  insert into member_link values ('hash', 'u1', 'phone', '2027-01-01T12:00:00.000Z', '2026-12-01T12:00:00.000Z', 'call');
  insert into verified_phone values ('hash', '+2348031234568', '2026-11-20T12:00:00.000Z');
  insert into verification values ('+2348031234568', 'VE1', 'hash', 2, 1, '2026-11-20T12:10:00.000Z');
  insert into sms_count values ('day', 41, '2026-11-21T12:00:00.000Z');
  insert into visit_count values ('2026-11-20T12', 'view', '/faq', 'fr', 'phone', '', 3);
  insert into campaign values ('spring-ads', '2026-11-20T12:00:00.000Z', null);
  insert into sms_code values (17, 'hash', '2026-11-20T12:00:00.000Z', 1);
`;
const counts = {
  message: 2,
  mail_job: 1,
  member: 1,
  member_link: 1,
  verified_phone: 1,
  verification: 1,
  sms_count: 1,
  sms_code: 1,
  visit_count: 1,
  campaign: 1,
};
const now = new Date("2026-11-22T08:00:00.000Z");

async function sqliteFile(statements = inserts) {
  const file = join(await temporaryFolder(), "messages.db");
  await writeFile(file, await newDatabase);
  executeSql(file, statements);
  return file;
}

async function rowsOf(database: Database) {
  const rows: Record<string, unknown> = {};
  for (const table of Object.keys(counts))
    rows[table] = (await sql`select * from ${sql.table(table)} order by 1`.execute(database)).rows;
  return rows;
}

function rowsOfFile(file: string) {
  const rows = Object.keys(counts).map((table) => [
    table,
    readRows(file, `select * from ${table} order by 1`),
  ]);
  return JSON.parse(JSON.stringify(Object.fromEntries(rows)));
}

describe.runIf(hasPostgres)("import", () => {
  test("copies each row with its id, and renames the file (P1)", async () => {
    const file = await sqliteFile();
    const { mail_job: mails, ...rows } = rowsOfFile(file);
    const { database } = await temporaryPostgresDatabase();
    const replaced = file.replace("messages.db", "messages.replaced-2026-11-22T08-00-00.000Z.db");
    expect(await importFile(file, database, now)).toEqual({ counts, replaced });
    expect(await rowsOf(database)).toEqual({ ...rows, mail_job: [{ ...mails[0], text: "It's\uFFFDme\n" }] });
    const next = { number_hash: null, sent_at: now.toISOString(), is_entered: 0 } as const;
    expect(await database.insertInto("sms_code").values(next).returning("id").execute()).toEqual([
      { id: 18 },
    ]);
    expect(await readdir(join(file, ".."))).toEqual(["messages.replaced-2026-11-22T08-00-00.000Z.db"]);
    expect(rowsOfFile(replaced)).toEqual({ mail_job: mails, ...rows });
  });

  test("copies more rows than one statement takes, and leaves a file that is not the server's", async () => {
    const file = await sqliteFile(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2201)
       insert into sms_count select 'day +' || i, i, '2026-11-21T12:00:00.000Z' from n; pragma journal_mode = delete`,
    );
    const bytes = await readFile(file);
    const { database } = await temporaryPostgresDatabase();
    const imported = await importFile(file, database, undefined);
    expect(imported).toMatchObject({ counts: { sms_count: 2201 }, replaced: undefined });
    const { rows } = await sql`select count(*) as n, sum(count) as sum from sms_count`.execute(database);
    expect(rows).toEqual([{ n: 2201, sum: (2201 * 2202) / 2 }]);
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });

  test.each([
    {
      reason: "the file is of another version",
      change: "insert into matchfront_migration values ('9999-later', '')",
      error:
        /^Nothing was changed: the database \S+ has the migrations 0001-.+, 9999-later\. Expected 0001-.+\. Unset DATABASE_URL, /,
    },
    {
      reason: "PostgreSQL has rows",
      prepare: "insert into sms_count values ('hour', 3, '2026-11-20T12:00:00.000Z')",
      error: /^Nothing was changed: the database in DATABASE_URL is not empty, sms_count has rows\. /,
    },
    {
      reason: "a row is rejected",
      change: "insert into sms_count values ('hour', 3000000000, '2026-11-20T12:00:00.000Z')",
      error: /out of range/,
    },
  ])("changes nothing if $reason", async ({ change = "", prepare = "select 1", error }) => {
    const file = await sqliteFile(inserts + change);
    const { database } = await temporaryPostgresDatabase();
    await sql.raw(prepare).execute(database);
    const before = await rowsOf(database);
    await expect(importFile(file, database, now)).rejects.toThrow(error);
    expect(await rowsOf(database)).toEqual(before);
    expect(await readdir(join(file, ".."))).toEqual(["messages.db"]);
  });

  test("rejects a file that a server has open", async () => {
    const file = await sqliteFile();
    const server = new DatabaseSync(file);
    onTestFinished(() => server.close());
    server.exec("pragma journal_mode = wal; select * from message");
    const { database } = await temporaryPostgresDatabase();
    await expect(importFile(file, database, now)).rejects.toThrow(
      `has the database ${file} open. Stop it first`,
    );
  });

  test("rejects a file that is damaged or missing, and names what an earlier import made of it", async () => {
    const file = join(await temporaryFolder(), "messages.db");
    const { database } = await temporaryPostgresDatabase();
    const importing = () => importFile(file, database, now);
    await expect(importing()).rejects.toThrow(`There is no file ${file}. Name the database of a server`);
    await writeFile(file, "Not a database. ".repeat(512));
    await expect(importing()).rejects.toThrow(
      `The file ${file} is damaged, or is not a database. Unset DATABASE_URL`,
    );
    await rename(file, fileBeside(file, "replaced", now));
    await expect(importing()).rejects.toThrow(
      `it was renamed to ${fileBeside(file, "replaced", now)}. If messages list shows`,
    );
  });
});
