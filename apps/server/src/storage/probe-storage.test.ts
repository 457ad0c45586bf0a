import { chmod, chown } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openDatabase } from "./database.ts";
import { probeStorage } from "./probe-storage.ts";

async function open({ minFreeBytes = 0 } = {}) {
  const file = join(await temporaryFolder(), "messages.db");
  const database = await openDatabase(file);
  onTestFinished(() => database.destroy());
  return { file, database, probe: () => probeStorage(database, file, minFreeBytes) };
}

/** Drops root's right to write anywhere, for one test. */
async function becomeNobody(folder: string) {
  if (process.geteuid?.() !== 0) return;
  const nobody = 65_534;
  await chown(folder, nobody, nobody);
  process.seteuid?.(nobody);
  onTestFinished(() => process.seteuid?.(0));
}

test("commits a row", async () => {
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

test("rejects while the database is full (P8)", async () => {
  const { database, probe } = await open();
  await probe();
  await sql`pragma max_page_count = 1`.execute(database);
  await expect(probe()).rejects.toThrow("the database may not grow by another MiB");
  await sql`pragma max_page_count = 4294967294`.execute(database);
  await probe();
});

test("rejects if the disk has too little space", async () => {
  const { probe } = await open({ minFreeBytes: 2 ** 62 });
  await expect(probe()).rejects.toThrow(/^less than \d+ bytes are free in /);
});

test("rejects while the folder is read-only", async () => {
  const { file, probe } = await open();
  const folder = dirname(file);
  await becomeNobody(folder);
  await probe();
  await chmod(folder, 0o500);
  await expect(probe()).rejects.toThrow("EACCES");
  await chmod(folder, 0o700);
  await probe();
});
