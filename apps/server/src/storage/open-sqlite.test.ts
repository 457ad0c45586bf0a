import { chmod, chown, open, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";
import { lockDatabase, temporaryDatabase, temporaryFolder } from "../../test/temporary-database.ts";
import { dataFolder, executeSql, readRows, runCommand } from "../../test/stored-messages.ts";
import { SetupError } from "../config/errors.ts";
import { openSqlite } from "./open-sqlite.ts";
import { probeStorage } from "./probe-storage.ts";

const member = { id: "1", phone: "+2348031234567", password_hash: null, created_at: "2026" };

/** Linux's user without rights. */
const nobody = 65_534;

/** Drops root's right to write anywhere, until the test is over. */
function becomeNobody(): void {
  if (process.geteuid?.() !== 0) return;
  process.seteuid?.(nobody);
  onTestFinished(() => process.seteuid?.(0));
}

async function create() {
  const folder = await temporaryFolder();
  const file = join(folder, "messages.db");
  const database = await openSqlite(file);
  onTestFinished(() => database.destroy());
  const other = new DatabaseSync(file, { timeout: 0 });
  onTestFinished(() => other.close());
  const probe = (minFreeBytes = 0) => probeStorage(database, file, minFreeBytes);
  return { folder, database, other, probe };
}

test("syncs each commit, does not block readers, and waits two seconds for a lock", async () => {
  const { database } = await create();
  expect((await sql`pragma synchronous`.execute(database)).rows).toEqual([{ synchronous: 2 }]);
  expect((await sql`pragma journal_mode`.execute(database)).rows).toEqual([{ journal_mode: "wal" }]);
  expect((await sql`pragma busy_timeout`.execute(database)).rows).toEqual([{ timeout: 2000 }]);
});

test("rejects a missing database whose log is there, and leaves the log (P1)", async () => {
  const file = join(await temporaryFolder(), "messages.db");
  await writeFile(`${file}-wal`, "newest messages");
  await expect(openSqlite(file)).rejects.toThrow(
    `The database ${file} is missing, but its log ${file}-wal is there and has the newest messages. Bring ${file} back. Or run the command restore with a backup: it keeps the log. Or delete the log.`,
  );
  expect(await readFile(`${file}-wal`, "utf8")).toBe("newest messages");
  await writeFile(`${file}-wal`, "");
  await (await openSqlite(file)).destroy();
});

test("takes a database of the version before over, which that version still opens", async () => {
  const { file, environment } = await dataFolder();
  const renamed = ["", "_lock"].map(
    (end) => `alter table matchfront_migration${end} rename to kysely_migration${end}`,
  );
  executeSql(file, renamed.join(";"));
  expect((await runCommand("messages list", environment)).errors).toBe("");
  for (const table of ["kysely_migration", "matchfront_migration"])
    expect(readRows(file, `select name from ${table}`)[0]).toMatchObject({ name: "0001-create-tables" });
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
    const long = { ...member, phone: "x".repeat(2 ** 20) };
    await transaction.insertInto("member").values(long).execute();
  });
  await expect(storing).rejects.toThrow("database or disk is full");
  await sql`pragma max_page_count = 4294967294`.execute(database);
  await database.transaction().execute((next) => next.insertInto("member").values(member).execute());
  expect(await database.selectFrom("member").select("id").execute()).toEqual([{ id: "1" }]);
});

test("locks the database from the beginning of a transaction, so that no other process writes after its first read", async () => {
  const { database, other } = await create();
  await database.transaction().execute(async (transaction) => {
    await transaction.selectFrom("member").select("id").execute();
    expect(() => other.exec("begin immediate")).toThrow("database is locked");
    await transaction.insertInto("member").values(member).execute();
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
      /file\/.*messages\.db.* A file is in the place of the folder DATA_DIR\. Move it away, or set DATA_DIR to a folder\.$/,
    );
  },
);

const damaged = (reason: string) => (file: string) =>
  `The database ${file} could not be opened: ${reason}. It is damaged, or is not a database. Stop the ` +
  `server and run the command restore with the last backup, see docs/guides/upgrade.md. It keeps ${file}.\n`;

test.each<[what: string, change: (file: string) => unknown, refusal: (file: string) => string]>([
  [
    "of a newer version",
    (file) => executeSql(file, "insert into matchfront_migration values ('9999-from-the-future', '2027')"),
    (file) =>
      `The database ${file} has the migration 9999-from-the-future, which this version of the server does not know: ` +
      "a newer version wrote it. Start the version that wrote it, or restore a backup as docs/guides/upgrade.md " +
      "says.\n",
  ],
  [
    "that is text",
    (file) => writeFile(file, "Not a database. ".repeat(512)),
    damaged("file is not a database"),
  ],
  [
    "whose first page was overwritten behind its header",
    async (file) => {
      await using handle = await open(file, "r+");
      await handle.write(Buffer.alloc(3996, 0xff), 0, 3996, 100);
    },
    damaged("database disk image is malformed"),
  ],
  [
    "that another process locks",
    lockDatabase,
    (file) =>
      `The database ${file} could not be opened: database is locked. Another process has locked it for ` +
      "more than two seconds. End that process, or try again.\n",
  ],
])(
  "rejects a database %s with what to do, and does not change it (P4, P8)",
  async (_what, change, refusal) => {
    const { file, environment } = await dataFolder();
    await change(file);
    const before = await readFile(file);
    const { code, printed, errors } = await runCommand("messages list", environment);
    expect([code, printed, errors]).toEqual([1, "", refusal(file)]);
    expect((await readFile(file)).equals(before)).toBe(true);
  },
);

test("names a folder that this user may not write to, and what to do (P4, P8)", async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o555);
  const isRoot = process.getuid?.() === 0;
  becomeNobody();
  await expect(openSqlite(join(folder, "messages.db"))).rejects.toThrow(
    `The database ${folder}/messages.db could not be opened: unable to open database file. ` +
      "Expected a folder this user may write to. " +
      (isRoot ? `It belongs to user 0, and this process runs as user ${nobody}. ` : "") +
      "Change its permissions, or set DATA_DIR to another folder.",
  );
  expect(await readdir(folder)).toEqual([]);
});

test("names a database that this user may only read, and what to do (P4, P8)", async () => {
  const { folder, file } = await dataFolder();
  await chmod(file, 0o444);
  if (process.getuid?.() === 0) await chown(folder, nobody, nobody);
  becomeNobody();
  await expect(openSqlite(file)).rejects.toThrow(
    /^The database \S+messages\.db could not be opened: attempt to write a readonly database\. Expected a folder /,
  );
});

test("commits a row for each probe, and rejects if the disk has too little space", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { other, probe } = await create();
  const commits = [];
  for (let time = 0; time < 3; time += 1) {
    commits.push(other.prepare("pragma data_version").get()?.["data_version"]);
    // SQLite does not write a row that stays the same.
    vi.setSystemTime(time);
    await probe();
  }
  expect(new Set(commits).size).toBe(3);
  await expect(probe(2 ** 62)).rejects.toThrow(/^less than \d+ bytes are free in /);
});

test("rejects a probe while the folder is read-only", async () => {
  const { folder, probe } = await create();
  if (process.geteuid?.() === 0) await chown(folder, nobody, nobody);
  becomeNobody();
  await probe();
  await chmod(folder, 0o500);
  await expect(probe()).rejects.toThrow("EACCES");
  await chmod(folder, 0o700);
  await probe();
});
