import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { SetupError } from "../errors/setup-error.ts";
import { openDatabase } from "./database.ts";
import { migrations } from "./migrations.ts";

const fields = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const message = {
  id: "1",
  form: "contact" as const,
  email: "ada@example.org",
  fields: JSON.stringify(fields),
  received_at: "2026-11-20T12:00:00.000Z",
  quarantined_for: null,
  idempotency_key: null,
};

test("a commit is on the disk before it returns, and only writers wait for each other, two seconds at most", async () => {
  const database = await openDatabase(join(await temporaryFolder(), "messages.db"));
  onTestFinished(() => database.destroy());
  expect((await sql`pragma synchronous`.execute(database)).rows).toEqual([{ synchronous: 2 }]);
  expect((await sql`pragma journal_mode`.execute(database)).rows).toEqual([{ journal_mode: "wal" }]);
  expect((await sql`pragma busy_timeout`.execute(database)).rows).toEqual([{ timeout: 2000 }]);
});

test("a database that is opened again still has its rows", async () => {
  const file = join(await temporaryFolder(), "missing", "messages.db");
  const before = await openDatabase(file);
  await before.insertInto("message").values(message).execute();
  await before.destroy();
  const after = await openDatabase(file);
  expect(await after.selectFrom("message").selectAll().execute()).toEqual([{ ...message, language: null }]);
  await after.destroy();
});

test("a migration that fails halfway leaves nothing behind", async () => {
  const file = join(await temporaryFolder(), "messages.db");
  const obstacle = new DatabaseSync(file);
  obstacle.exec("create table mail_job (id text)");
  await expect(openDatabase(file)).rejects.toThrow("mail_job");
  obstacle.exec("drop table mail_job");
  obstacle.close();
  await (await openDatabase(file)).destroy();
});

test("the contact messages of the first release become messages of the contact form", async () => {
  const database = await temporaryDatabase();
  await database.schema.dropTable("message").execute();
  await sql`create table contact_message as select '1' as id, 'Ad Sales' as topic, 'ada@example.org' as email,
    'Hello' as description, '2026-11-20T12:00:00.000Z' as received_at`.execute(database);
  await migrations["0002-messages-of-every-form"]?.up(database);
  expect(await database.selectFrom("message").selectAll().execute()).toEqual([message]);
  await expect(sql`select 1 from contact_message`.execute(database)).rejects.toThrow("no such table");
});

test("the quarantine of earlier releases gets its present name", async () => {
  const database = await temporaryDatabase();
  await database
    .insertInto("message")
    .values({ ...message, quarantined_for: "bait" })
    .execute();
  await migrations["0006-the-honeypot-by-its-name"]?.up(database);
  expect(await database.selectFrom("message").select("quarantined_for").execute()).toEqual([
    { quarantined_for: "honeypot" },
  ]);
});

test("mail of earlier releases stays when its unused lease column is dropped", async () => {
  const database = await temporaryDatabase();
  await sql`alter table mail_job add column leased_until text`.execute(database);
  await sql`insert into mail_job (id, reply_to, subject, text, created_at, due_at)
    values ('1', 'ada@example.org', 'Hello', 'Hi', '2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z')`.execute(
    database,
  );
  await migrations["0007-no-unused-lease-column"]?.up(database);
  const rows = await database.selectFrom("mail_job").selectAll().execute();
  expect(rows).toMatchObject([{ id: "1", state: "waiting", leased_by: null }]);
  expect(rows[0]).not.toHaveProperty("leased_until");
});

test("messages of earlier releases stay when messages get a language", async () => {
  const database = await temporaryDatabase();
  await database.schema.alterTable("message").dropColumn("language").execute();
  await database.insertInto("message").values(message).execute();
  await migrations["0016-languages"]?.up(database);
  expect(await database.selectFrom("message").selectAll().execute()).toEqual([
    { ...message, language: null },
  ]);
});

test("a full disk is named as the reason, though it has rolled the transaction back", async () => {
  const database = await temporaryDatabase();
  await sql`pragma max_page_count = 1`.execute(database);
  const storing = database.transaction().execute(async (transaction) => {
    const long = { ...message, fields: "x".repeat(2 ** 20) };
    await transaction.insertInto("message").values(long).execute();
  });
  await expect(storing).rejects.toThrow("database or disk is full");
  await sql`pragma max_page_count = 4294967294`.execute(database);
  await database.transaction().execute((next) => next.insertInto("message").values(message).execute());
  expect(await database.selectFrom("message").select("id").execute()).toEqual([{ id: "1" }]);
});

test.each(["messages.db", "below/messages.db"])(
  "a file in place of the folder of %s is named",
  async (path) => {
    const occupied = join(await temporaryFolder(), "file");
    await writeFile(occupied, "");
    const opening = openDatabase(join(occupied, path));
    await expect(opening).rejects.toThrow(SetupError);
    await expect(opening).rejects.toThrow(
      /file\/.*messages\.db.* Expected DATA_DIR to name a folder, and a file is there\. Move that file away, or set DATA_DIR to a folder\.$/,
    );
  },
);
