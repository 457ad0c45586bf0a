import { chmod, chown, copyFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openDatabase } from "./database.ts";
import { storageProbe } from "./probe-storage.ts";

async function open({ minFreeBytes = 0 } = {}) {
  const file = join(await temporaryFolder(), "messages.db");
  const database = await openDatabase(file);
  onTestFinished(() => database.destroy());
  return { file, database, probe: (await storageProbe({ database, file, minFreeBytes })).run };
}

/** Root may write anywhere: in this test it is nobody. */
async function becomeNobody(folder: string) {
  if (process.geteuid?.() !== 0) return;
  const nobody = 65_534;
  await chown(folder, nobody, nobody);
  process.seteuid?.(nobody);
  onTestFinished(() => process.seteuid?.(0));
}

test("each probe commits a row, which others see", async () => {
  const { file, probe } = await open();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  const commits = [];
  for (let time = 0; time < 3; time += 1) {
    commits.push(other.prepare("pragma data_version").get()?.["data_version"]);
    await probe();
  }
  expect(new Set(commits).size).toBe(3);
});

test("a database that is full is noticed, and that it has room again (P8)", async () => {
  const { database, probe } = await open();
  await probe();
  await sql`pragma max_page_count = 1`.execute(database);
  await expect(probe()).rejects.toThrow("the database may not grow by another MiB");
  await sql`pragma max_page_count = 4294967294`.execute(database);
  await probe();
});

test("too little space on the disk is noticed", async () => {
  const { probe } = await open({ minFreeBytes: 2 ** 62 });
  await expect(probe()).rejects.toThrow(/^less than \d+ bytes are free in /);
});

test("a folder that became read-only is noticed, and that it is not any more", async () => {
  const { file, probe } = await open();
  const folder = dirname(file);
  await becomeNobody(folder);
  await probe();
  await chmod(folder, 0o500);
  await expect(probe()).rejects.toThrow("EACCES");
  await chmod(folder, 0o700);
  await probe();
});

test("a database that was deleted is noticed", async () => {
  const { file, probe } = await open();
  await rm(file);
  await expect(probe()).rejects.toThrow("is not the file that was opened");
});

test.each(["-wal", "-shm"])("a database whose %s file was deleted or replaced is noticed", async (ending) => {
  const { file, probe } = await open();
  await probe();
  await rename(file + ending, `${file}.before`);
  await expect(probe()).rejects.toThrow(`messages.db${ending} is not the file that was opened`);
  await copyFile(`${file}.before`, file + ending);
  await expect(probe()).rejects.toThrow(`messages.db${ending} is not the file that was opened`);
  await rename(`${file}.before`, file + ending);
  await probe();
});

test("a database that was replaced is noticed, and that the one before is back", async () => {
  const { file, probe } = await open();
  await copyFile(file, `${file}.copy`);
  await rename(file, `${file}.before`);
  await rename(`${file}.copy`, file);
  await expect(probe()).rejects.toThrow("is not the file that was opened");
  await rename(`${file}.before`, file);
  await probe();
});

test("a database that was closed is noticed", async () => {
  const { database, probe } = await open();
  await database.destroy();
  await expect(probe()).rejects.toThrow("is not the file that was opened");
});
