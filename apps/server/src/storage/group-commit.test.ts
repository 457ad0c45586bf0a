import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { errorText } from "../config/error-text.ts";
import { openDatabase, type Database } from "./database.ts";

/** A database, and how many commits its log has. */
async function prepare() {
  const file = join(await temporaryFolder(), "messages.db");
  const database = await openDatabase(file);
  onTestFinished(() => database.destroy());
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  const stored = () =>
    other
      .prepare("select id from message order by id")
      .all()
      .map(({ id }) => id);
  return { database, stored, countCommits: async () => commitsIn(await readFile(`${file}-wal`)) };
}

/** By https://www.sqlite.org/fileformat2.html#the_write_ahead_log: the last page of each commit says how many there are. */
function commitsIn(log: Buffer): number {
  const frameSize = 24 + log.readUInt32BE(8);
  const frames = Array.from(
    { length: Math.floor((log.length - 32) / frameSize) },
    (_, frame) => 32 + frame * frameSize,
  );
  return frames.filter((start) => log.readUInt32BE(start + 4) > 0).length;
}

const insert = async (database: Database, id: string, fields = "{}") =>
  await database
    .insertInto("message")
    .values({
      id,
      form: "contact",
      email: "ada@example.org",
      fields,
      received_at: "2026-11-20T12:00:00.000Z",
      quarantined_for: null,
      idempotency_key: null,
      language: "en",
    })
    .execute();
const store = async (database: Database, id: string, fields?: string) =>
  await database.transaction().execute(async (transaction) => {
    await insert(transaction, id, fields);
    return id;
  });

const failureOf = (result: PromiseSettledResult<unknown>) =>
  result.status === "rejected" ? errorText(result.reason) : "none";

test("what is written at once is committed once, and each is answered after it (P1)", async () => {
  const { database, stored, countCommits } = await prepare();
  await insert(database, "0");
  const before = await countCommits();
  const visible = await Promise.all([
    store(database, "1").then(stored),
    insert(database, "2").then(stored),
    store(database, "3").then(stored),
  ]);
  const all = ["0", "1", "2", "3"];
  expect(visible).toEqual([all, all, all]);
  expect((await countCommits()) - before).toBe(1);
});

test("one by one, each has a commit of its own", async () => {
  const { database, countCommits } = await prepare();
  await insert(database, "0");
  const before = await countCommits();
  await store(database, "1");
  await insert(database, "2");
  expect((await countCommits()) - before).toBe(2);
});

test("one that fails takes back what it did itself, and nothing of the others", async () => {
  const { database, stored } = await prepare();
  const results = await Promise.allSettled([
    store(database, "1"),
    database.transaction().execute(async (transaction) => {
      await insert(transaction, "2");
      throw new Error("changed my mind");
    }),
    database.transaction().execute(async (transaction) => {
      await insert(transaction, "3");
      await insert(transaction, "1");
    }),
    insert(database, "1"),
    store(database, "4"),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(stored()).toEqual(["1", "4"]);
});

test("where the commit fails, nobody is told of success, and the next one is not concerned (P1)", async () => {
  const { database, stored } = await prepare();
  await sql`create table reply (message text references message deferrable initially deferred)`.execute(
    database,
  );
  const results = await Promise.allSettled([
    store(database, "1"),
    // It is found at the end only.
    database.transaction().execute(async (transaction) => {
      await sql`insert into reply values ('nobody')`.execute(transaction);
    }),
    store(database, "2"),
  ]);
  expect(results.map(failureOf)).toEqual([
    "FOREIGN KEY constraint failed",
    "FOREIGN KEY constraint failed",
    "FOREIGN KEY constraint failed",
  ]);
  expect(stored()).toEqual([]);
  await store(database, "3");
  expect(stored()).toEqual(["3"]);
});

test("a full disk, which rolls everything back at once, fails all that would have been committed together", async () => {
  const { database, stored } = await prepare();
  await sql`pragma max_page_count = 1`.execute(database);
  const results = await Promise.allSettled([store(database, "1"), store(database, "2", "x".repeat(2 ** 20))]);
  expect(results.map(failureOf)).toEqual(["database or disk is full", "database or disk is full"]);
  await sql`pragma max_page_count = 4294967294`.execute(database);
  await store(database, "3");
  expect(stored()).toEqual(["3"]);
});

test("a transaction that goes on after a full disk has rolled it back stores nothing", async () => {
  const { database, stored } = await prepare();
  await sql`pragma max_page_count = 1`.execute(database);
  const goingOn = database.transaction().execute(async (transaction) => {
    await insert(transaction, "1", "x".repeat(2 ** 20)).catch(() => {});
    await insert(transaction, "2");
  });
  await expect(goingOn).rejects.toThrow("database or disk is full");
  await sql`pragma max_page_count = 4294967294`.execute(database);
  expect(stored()).toEqual([]);
});

test("what is read meanwhile is told once it lasts", async () => {
  const { database, stored } = await prepare();
  const storing = store(database, "1");
  const read = await database.selectFrom("message").select("id").execute();
  expect(read.map(({ id }) => id)).toEqual(stored());
  await storing;
  expect(stored()).toEqual(["1"]);
});

test("transactions do not mix, however long they take", async () => {
  const { database } = await prepare();
  const steps: string[] = [];
  const step = async (name: string) =>
    await database.transaction().execute(async (transaction) => {
      for (const part of [1, 2, 3]) {
        await insert(transaction, `${name}${part}`);
        await new Promise((resolve) => setImmediate(resolve));
        steps.push(name);
      }
    });
  await Promise.all([step("a"), step("b"), step("c")]);
  expect(steps.join("")).toBe("aaabbbccc");
});

test("what works in no transaction is done between them, and has the database to itself", async () => {
  const { database, stored } = await prepare();
  const copy = join(await temporaryFolder(), "copy.db");
  const storing = store(database, "1");
  const [copied] = await Promise.all([
    database.connection().execute(async (connection) => {
      await sql`vacuum into ${copy}`.execute(connection);
      return stored();
    }),
    store(database, "2"),
    storing,
  ]);
  expect(copied).toEqual(["1"]);
  expect(stored()).toEqual(["1", "2"]);
});

test("a database that is closed has committed what it was given", async () => {
  const file = join(await temporaryFolder(), "messages.db");
  const database = await openDatabase(file);
  let closing: Promise<void> | undefined;
  await database.transaction().execute(async (transaction) => {
    closing = database.destroy();
    await insert(transaction, "1");
  });
  await closing;
  const reopened = new DatabaseSync(file);
  onTestFinished(() => reopened.close());
  expect(reopened.prepare("select id from message").all()).toEqual([{ id: "1" }]);
});
