import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { SetupError } from "../config/errors.ts";
import { openSqlite } from "./open-sqlite.ts";

const fields = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const message = {
  id: "1",
  form: "contact" as const,
  email: "ada@example.org",
  fields: JSON.stringify(fields),
  received_at: "2026-11-20T12:00:00.000Z",
  quarantined_for: null,
  idempotency_key: null,
  language: "en",
  normalized_email: "ada@example.org",
};

test("syncs each commit, does not block readers, and waits two seconds for a lock", async () => {
  const database = await openSqlite(join(await temporaryFolder(), "messages.db"));
  onTestFinished(() => database.destroy());
  expect((await sql`pragma synchronous`.execute(database)).rows).toEqual([{ synchronous: 2 }]);
  expect((await sql`pragma journal_mode`.execute(database)).rows).toEqual([{ journal_mode: "wal" }]);
  expect((await sql`pragma busy_timeout`.execute(database)).rows).toEqual([{ timeout: 2000 }]);
});

test("rejects a missing database whose log is there, and leaves the log (P1)", async () => {
  const file = join(await temporaryFolder(), "messages.db");
  await writeFile(`${file}-wal`, "newest messages");
  await expect(openSqlite(file)).rejects.toThrow(
    `The database ${file} is missing, and its log ${file}-wal is there, which has its newest messages. Expected both: bring ${file} back, or run the command restore with a backup, which keeps the log aside, or delete the log.`,
  );
  expect(await readFile(`${file}-wal`, "utf8")).toBe("newest messages");
  await writeFile(`${file}-wal`, "");
  await (await openSqlite(file)).destroy();
});

test("rolls a failing migration back", async () => {
  const file = join(await temporaryFolder(), "messages.db");
  const obstacle = new DatabaseSync(file);
  obstacle.exec("create table sms_code (id text)");
  await expect(openSqlite(file)).rejects.toThrow("sms_code");
  obstacle.exec("drop table sms_code");
  obstacle.close();
  await (await openSqlite(file)).destroy();
});

test("reports a full disk, although SQLite has rolled the transaction back", async () => {
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

test("locks the database from the beginning of a transaction, so that no other process writes after its first read", async () => {
  const file = join(await temporaryFolder(), "messages.db");
  const database = await openSqlite(file);
  onTestFinished(() => database.destroy());
  const other = new DatabaseSync(file, { timeout: 0 });
  onTestFinished(() => other.close());
  await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom("message").select("id").execute();
    expect(() => other.exec("begin immediate")).toThrow("database is locked");
    await transaction.insertInto("message").values(message).execute();
  });
});

test.each(["messages.db", "below/messages.db"])(
  "reports a file in place of the folder of %s",
  async (path) => {
    const occupied = join(await temporaryFolder(), "file");
    await writeFile(occupied, "");
    const opening = openSqlite(join(occupied, path));
    await expect(opening).rejects.toThrow(SetupError);
    await expect(opening).rejects.toThrow(
      /file\/.*messages\.db.* Expected DATA_DIR to name a folder, and a file is there\. Move that file away, or set DATA_DIR to a folder\.$/,
    );
  },
);
