import { copyFile, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { openSqlite } from "./open-sqlite.ts";
import { recoverIfDeleted } from "./recover-if-deleted.ts";
import { filesBeside } from "./database-files.ts";
import { StorageError } from "../config/errors.ts";

async function openUnwatched() {
  const file = join(await temporaryFolder(), "data", "messages.db");
  const database = await openSqlite(file);
  onTestFinished(() => database.destroy().catch(() => {}));
  return { file, database };
}

async function openWatched() {
  const { file, database } = await openUnwatched();
  const { watch, close } = recoverIfDeleted(database, file);
  const { members } = watch({ members: { add: addMember } });
  await members.add("before");
  return { file, database, close, add: members.add };

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
  expect(await recoveredMembers(file)).toEqual(["before"]);
  await expect(openSqlite(file)).rejects.toThrow(", which brings that data back");
});

test("rejects a call during which the database is deleted, and saves its changes (P1)", async () => {
  const { file, add } = await openWatched();
  await expect(add("meanwhile", () => rm(file))).rejects.toThrow("Its data is saved as");
  expect(await recoveredMembers(file)).toEqual(["before", "meanwhile"]);
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
  const { watch } = recoverIfDeleted(database, file);
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
  expect(await recoveredMembers(file)).toEqual(["before"]);
});

test("deletes a recovered database that a killed server left incomplete", async () => {
  const { file, database } = await openUnwatched();
  const part = file.replace(".db", ".recovered-2026-11-22T08-00-00.000Z.db.part");
  await writeFile(part, "half");
  await (await openSqlite(file)).destroy();
  recoverIfDeleted(database, file);
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
  await expect(opened.add("lost")).rejects.toThrow("could not be saved: unable to open database");
  await mkdir(folder);
  await expect(opened.add("lost")).rejects.toThrow("could not be saved: unable to open database");
  vi.advanceTimersByTime(wait);
  await expect(again(opened)).rejects.toThrow("Its data is saved as");
  expect(await recoveredMembers(opened.file)).toEqual(["before"]);
});

test("continues with files that are back before the next call", async () => {
  const { file, add, close } = await openWatched();
  await moveAll(file, `${file}.elsewhere`);
  await moveAll(`${file}.elsewhere`, file);
  expect(await add("after")).toBe("after");
  await close();
  expect(await readdir(dirname(file))).toEqual(["messages.db"]);
});

async function moveAll(from: string, to: string): Promise<void> {
  for (const ending of ["", "-wal", "-shm"]) await rename(from + ending, to + ending);
}

async function replace(file: string): Promise<void> {
  await copyFile(file, `${file}.other`);
  await rename(`${file}.other`, file);
}
