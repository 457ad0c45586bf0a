import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { temporaryPostgresDatabase } from "../../test/databases.ts";
import { newDatabase } from "../../test/temporary-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { hasPostgres } from "../../test/temporary-postgres.ts";
import type { Database } from "../storage/database.ts";
import { importFile } from "./import-file.ts";

/** Rows of every table that is copied, among them what SQLite alone stores and what no visitor types. */
const inserts = `
  insert into message values
    ('m1', 'contact', 'ada@example.org', '{"topic":"Ad Sales"}', '2026-11-20T12:00:00.000Z', null, 'k:contact:1', 'fr', 'ada@example.org'),
    ('m2', 'advertise', 'Ben@Example.org', '{"name":"Ẹniọlá 🙂"}', '2026-11-21T12:00:00.000Z', 'honeypot', null, 'en', 'ben@example.org');
  insert into mail_job (id, reply_to, subject, text, created_at, state, attempts, due_at, last_error, sent_at, fence)
    values ('m1', 'ada@example.org', 'Hello', 'It''s' || char(0) || 'me
', '2026-11-20T12:00:00.000Z', 'sent', 2, '2026-11-20T12:01:00.000Z', null, '2026-11-20T12:00:09.000Z', 7);
  insert into member values ('u1', '+2348031234567', '$scrypt$x', '2026-11-01T12:00:00.000Z');
  insert into member_link values ('hash', 'u1', 'phone', '2027-01-01T12:00:00.000Z', '2026-12-01T12:00:00.000Z', 'call');
  insert into verified_phone values ('hash', '+2348031234568', '2026-11-20T12:00:00.000Z');
  insert into verification values ('+2348031234568', 'VE1', 'hash', 2, 1, '2026-11-20T12:10:00.000Z');
  insert into sms_count values ('day', 41, '2026-11-21T12:00:00.000Z');
  insert into sms_code values (17, 'hash', '2026-11-20T12:00:00.000Z', 1);
`;
const tables = [
  "message",
  "mail_job",
  "member",
  "member_link",
  "verified_phone",
  "verification",
  "sms_count",
  "sms_code",
];

async function sqliteFile(statements = inserts) {
  const file = join(await temporaryFolder(), "messages.db");
  await writeFile(file, await newDatabase);
  const sqlite = new DatabaseSync(file);
  sqlite.exec(statements);
  sqlite.close();
  return file;
}

async function emptyPostgres() {
  return (await temporaryPostgresDatabase()).database;
}

async function rowsOf(database: Database) {
  const rows: Record<string, unknown> = {};
  for (const table of tables)
    rows[table] = (await sql`select * from ${sql.table(table)} order by 1`.execute(database)).rows;
  return rows;
}

function rowsOfFile(file: string) {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  const rows = tables.map((table) => [table, sqlite.prepare(`select * from ${table} order by 1`).all()]);
  sqlite.close();
  return JSON.parse(JSON.stringify(Object.fromEntries(rows)).replaceAll(String.raw`\u0000`, "\uFFFD"));
}

/** Where the server's own database would be. */
let elsewhere: string;
beforeEach(async () => void (elsewhere = join(await temporaryFolder(), "messages.db")));

const now = new Date("2026-11-22T08:00:00.000Z");

describe.runIf(hasPostgres)("import", () => {
  test("moves every row with its id, and sets the file aside (P1)", async () => {
    const file = await sqliteFile();
    const rows = rowsOfFile(file);
    const database = await emptyPostgres();
    const replaced = file.replace("messages.db", "messages.replaced-2026-11-22T08-00-00.000Z.db");
    expect(await importFile({ file, database, ownFile: file, now })).toEqual({
      counts: {
        message: 2,
        mail_job: 1,
        member: 1,
        member_link: 1,
        verified_phone: 1,
        verification: 1,
        sms_count: 1,
        sms_code: 1,
      },
      wasThere: false,
      replaced,
    });
    expect(await rowsOf(database)).toEqual(rows);
    const next = { number_hash: null, sent_at: "2026-11-22T08:00:00.000Z", is_entered: 0 } as const;
    expect(await database.insertInto("sms_code").values(next).returning("id").execute()).toEqual([
      { id: 18 },
    ]);
    expect(await readdir(join(file, ".."))).toEqual(["messages.replaced-2026-11-22T08-00-00.000Z.db"]);
    expect(rowsOfFile(replaced)).toEqual(rows);
  });

  test("moves more rows than one statement takes", async () => {
    const file = await sqliteFile(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1201)
       insert into sms_count select 'day +' || i, i, '2026-11-21T12:00:00.000Z' from n`,
    );
    const { counts } = await importFile({ file, database: await emptyPostgres(), ownFile: elsewhere, now });
    expect(counts["sms_count"]).toBe(1201);
  });

  test.each(["server's", "given"])(
    "refuses the %s file if another version wrote it, and names it",
    async (kind) => {
      const file = await sqliteFile(
        "insert into kysely_migration values ('9999-later', '2027-01-01T00:00:00.000Z')",
      );
      const ownFile = kind === "server's" ? file : elsewhere;
      await expect(importFile({ file, database: await emptyPostgres(), ownFile, now })).rejects.toThrow(
        new RegExp(
          `^The database ${file} has the migration 9999-later, .+ Take another file; nothing was changed\\.$`,
        ),
      );
    },
  );

  test("leaves a file that is not the server's as it is", async () => {
    const file = await sqliteFile(`${inserts} pragma journal_mode = delete`);
    const bytes = await readFile(file);
    const { counts, replaced } = await importFile({
      file,
      database: await emptyPostgres(),
      ownFile: elsewhere,
      now,
    });
    expect([counts["message"], replaced]).toEqual([2, undefined]);
    expect((await readFile(file)).equals(bytes)).toBe(true);
    expect(await readdir(join(elsewhere, ".."))).toEqual([]);
  });

  test("refuses a database that is not empty, and changes nothing", async () => {
    const file = await sqliteFile();
    const database = await emptyPostgres();
    await sql`insert into sms_count values ('hour', 3, '2026-11-20T12:00:00.000Z')`.execute(database);
    const before = await rowsOf(database);
    await expect(importFile({ file, database, ownFile: file, now })).rejects.toThrow(
      "The database that DATABASE_URL names is not empty: 1 sms_count.",
    );
    expect(await rowsOf(database)).toEqual(before);
    expect(await readdir(join(file, ".."))).toEqual(["messages.db"]);
  });

  test("that was cut short before the file was set aside is finished when it is run again", async () => {
    const file = await sqliteFile();
    const database = await emptyPostgres();
    await importFile({ file, database, ownFile: elsewhere, now });
    await sql`insert into member values ('u2', '+2348031234569', null, '')`.execute(database);
    const before = await rowsOf(database);
    expect(await importFile({ file, database, ownFile: file, now })).toMatchObject({
      wasThere: true,
      replaced: expect.stringContaining("messages.replaced-"),
    });
    expect(await rowsOf(database)).toEqual(before);
  });

  test("that fails halfway leaves nothing behind", async () => {
    const file = await sqliteFile();
    const database = await emptyPostgres();
    await sql`alter table sms_code add constraint refused check (id < 17)`.execute(database);
    await expect(importFile({ file, database, ownFile: file, now })).rejects.toThrow("refused");
    expect(Object.values(await rowsOf(database)).flat()).toEqual([]);
    expect(await readdir(join(file, ".."))).toEqual(["messages.db"]);
  });

  test("refuses while a server has the file open", async () => {
    const file = await sqliteFile();
    const server = new DatabaseSync(file);
    onTestFinished(() => server.close());
    server.exec("pragma journal_mode = wal; select * from message");
    await expect(importFile({ file, database: await emptyPostgres(), ownFile: file, now })).rejects.toThrow(
      `A server, or another command, has the database ${file} open. Stop it first; nothing was changed.`,
    );
  });

  test.each([
    { what: "a missing file", text: undefined, refusal: "There is no file " },
    { what: "a damaged file", text: "Not a database. ".repeat(512), refusal: "is damaged, or no database" },
  ])("refuses $what", async ({ text, refusal }) => {
    const file = join(await temporaryFolder(), "messages.db");
    if (text) await writeFile(file, text);
    await expect(importFile({ file, database: await emptyPostgres(), ownFile: file, now })).rejects.toThrow(
      refusal,
    );
  });
});
