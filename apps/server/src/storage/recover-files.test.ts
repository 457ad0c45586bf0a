import { copyFile, mkdir, open, readdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { executeSql } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { openSqlite } from "./open-sqlite.ts";
import { recoverFiles } from "./recover-files.ts";
import { filesBeside } from "./database-files.ts";
import { StorageError } from "../config/errors.ts";

async function openUnwatched(pageSize = 4_096) {
  const file = join(await temporaryFolder(), "data", "messages.db");
  await mkdir(dirname(file));
  executeSql(file, `pragma page_size = ${pageSize}; vacuum`);
  const database = await openSqlite(file);
  onTestFinished(() => database.destroy().catch(() => {}));
  return { file, database };
}

async function openWatched(pageSize?: number) {
  const { file, database } = await openUnwatched(pageSize);
  const { watch, close } = recoverFiles(database, file, async () => "nothing waits");
  const { members } = watch({ members: { add: addMember } });
  await members.add("earlier");
  const older = join(await temporaryFolder(), "messages.db");
  await copyAll(file, older);
  await members.add("before");
  return { file, older, database, close, add: members.add };

  async function addMember(id: string, lose?: () => Promise<void>): Promise<string> {
    const member = { id, phone: id, password_hash: null, created_at: "2026-11-22T08:00:00.000Z" };
    await database.insertInto("member").values(member).execute();
    await lose?.();
    return id;
  }
}

type Watched = Awaited<ReturnType<typeof openWatched>>;

async function recoveredMembers(file: string): Promise<readonly string[]> {
  const [recovered = "", ...others] = filesBeside(file, "recovered");
  expect(others).toEqual([]);
  return await membersOf(recovered);
}

async function membersOf(file: string): Promise<readonly string[]> {
  await using database = await openSqlite(file);
  const rows = await database.selectFrom("member").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

test.each([
  { what: "deleted", lose: (file: string) => rm(file) },
  { what: "deleted with its folder", lose: (file: string) => rm(dirname(file), { recursive: true }) },
  { what: "moved with its log", lose: (file: string) => moveAll(file, `${file}.elsewhere`) },
  { what: "replaced", lose: replace },
  { what: "left without its -wal file", lose: (file: string) => rm(`${file}-wal`) },
  { what: "left without its -shm file", lose: (file: string) => rm(`${file}-shm`) },
])("saves a database that is $what, rejects every call, and lets none start (P1)", async ({ lose }) => {
  const { file, add } = await openWatched();
  await lose(file);
  const results = await Promise.allSettled([add("lost"), add("lost, too")]);
  results.push(...(await Promise.allSettled([add("later")])));
  const [recovered] = filesBeside(file, "recovered");
  const message = `${file} was deleted, moved or replaced. Its data is saved as ${recovered}. Run the command restore ${recovered}, then restart the server.`;
  expect(results).toEqual(
    results.map(() => ({ status: "rejected", reason: new StorageError("deleted", message) })),
  );
  expect(await recoveredMembers(file)).toEqual(["before", "earlier"]);
  await expect(openSqlite(file)).rejects.toThrow("To bring it back, run the command restore ");
});

test("rejects a call during which the database is deleted, and saves its changes (P1)", async () => {
  const { file, add } = await openWatched();
  await expect(add("meanwhile", () => rm(file))).rejects.toThrow("Its data is saved as");
  expect(await recoveredMembers(file)).toEqual(["before", "earlier", "meanwhile"]);
});

test("keeps its log out of the database that replaces it", async () => {
  const { file, add } = await openWatched();
  await replace(file);
  await expect(add("lost")).rejects.toThrow("Its data is saved as");
  await rm(filesBeside(file, "recovered")[0] ?? "");
  expect(await membersOf(file)).toEqual([]);
});

test("rejects every call if the database was deleted before it was watched (P1)", async () => {
  const { file, database } = await openUnwatched();
  await rm(file);
  const { watch } = recoverFiles(database, file, async () => "");
  const save = vi.fn<() => Promise<void>>();
  await expect(watch({ messages: { save } }).messages.save()).rejects.toThrow("Its data is saved as");
  expect(save).not.toHaveBeenCalled();
});

test("saves the data once, even if the deleted files cannot be closed", async () => {
  const { file, database, add } = await openWatched();
  vi.spyOn(database, "destroy").mockRejectedValueOnce(new Error("disk I/O error"));
  await rm(file);
  await expect(add("lost")).rejects.toThrow("Its data is saved as");
  await expect(add("lost")).rejects.toThrow("Its data is saved as");
  expect(await recoveredMembers(file)).toEqual(["before", "earlier"]);
});

test("deletes a recovered database that a killed server left incomplete", async () => {
  const { file, database } = await openUnwatched();
  const part = file.replace(".db", ".recovered-2026-11-22T08-00-00.000Z.db.part");
  await writeFile(part, "half");
  await (await openSqlite(file)).destroy();
  recoverFiles(database, file, async () => "");
  expect(await readdir(dirname(file))).not.toContain(basename(part));
});

test.each([
  { when: "five seconds later", wait: 5_000, again: ({ add }: Watched) => add("later") },
  { when: "on closing", wait: 0, again: ({ close }: Watched) => close() },
])("tries again $when if the data could not be saved", async ({ wait, again }) => {
  vi.useFakeTimers({ toFake: ["hrtime"] });
  const opened = await openWatched();
  const folder = dirname(opened.file);
  await rm(folder, { recursive: true });
  await writeFile(folder, "in its place");
  await expect(opened.add("lost")).rejects.toThrow("could not be saved: EEXIST");
  await rm(folder);
  await expect(opened.add("lost")).rejects.toThrow("could not be saved: EEXIST");
  vi.advanceTimersByTime(wait);
  await expect(again(opened)).rejects.toThrow("Its data is saved as");
  expect(await recoveredMembers(opened.file)).toEqual(["before", "earlier"]);
});

test("continues with files that are back before the next call", async () => {
  const { file, add, close } = await openWatched();
  await moveAll(file, `${file}.elsewhere`);
  await moveAll(`${file}.elsewhere`, file);
  expect(await add("after")).toBe("after");
  await close();
  expect(await readdir(dirname(file))).toEqual(["messages.db"]);
});

const overwritten: readonly { what: string; lose: (opened: Watched) => Promise<void> }[] = [
  { what: "overwritten by an older copy of its size", lose: ({ file, older }) => copyFile(older, file) },
  { what: "overwritten with its log and index", lose: ({ file, older }) => copyAll(older, file) },
  { what: "emptied", lose: ({ file }) => truncate(file) },
  { what: "changed in one byte", lose: ({ file }) => overwrite(file, 5_000) },
  { what: "left with an empty log", lose: ({ file }) => truncate(`${file}-wal`) },
  { what: "left with an older log", lose: ({ file, older }) => copyFile(`${older}-wal`, `${file}-wal`) },
];

test.each(overwritten)(
  "rejects every call on a database that is $what, and keeps it (P1)",
  async ({ lose }) => {
    const opened = await openWatched();
    const { file, add, close } = opened;
    await lose(opened);
    const [database, log] = [await readFile(file), await readFile(`${file}-wal`)];
    await expect(add("lost")).rejects.toThrow("or its log was overwritten while the server ran.");
    await expect(close()).rejects.toThrow("; nothing waits. Restart the server");
    const [kept = ""] = filesBeside(file, "replaced");
    expect(await readFile(kept)).toEqual(database);
    expect(await readFile(`${kept}-wal`)).toEqual(log);
    // SQLite has written nothing into what is there, and does not find its log beside it.
    expect(await readFile(file)).toEqual(database);
    expect(await readdir(dirname(file))).not.toContain("messages.db-shm");
  },
);

const harmless: readonly { what: string; use: (file: string) => Promise<void> | void }[] = [
  { what: "checkpoints", use: (file) => executeSql(file, "pragma wal_checkpoint(truncate)") },
  { what: "compacts it", use: (file) => executeSql(file, "vacuum; pragma wal_checkpoint(restart)") },
  { what: "deletes rows", use: (file) => executeSql(file, "delete from member") },
  { what: "empties the index", use: (file) => truncate(`${file}-shm`) },
  { what: "clears the index", use: (file) => overwrite(`${file}-shm`, 0, 32_768) },
];

test.each(harmless)("continues, also with the largest pages, if another process $what", async ({ use }) => {
  const { file, add, close } = await openWatched(65_536);
  await use(file);
  expect(await add("after")).toBe("after");
  await use(file);
  await close();
  expect(filesBeside(file, "replaced")).toEqual([]);
});

async function overwrite(file: string, position: number, length = 1): Promise<void> {
  await using handle = await open(file, "r+");
  await handle.write(Buffer.alloc(length), 0, length, position);
}

async function copyAll(from: string, to: string): Promise<void> {
  for (const ending of ["", "-wal", "-shm"]) await copyFile(from + ending, to + ending);
}

async function moveAll(from: string, to: string): Promise<void> {
  for (const ending of ["", "-wal", "-shm"]) await rename(from + ending, to + ending);
}

async function replace(file: string): Promise<void> {
  await copyFile(file, `${file}.other`);
  await rename(`${file}.other`, file);
}
