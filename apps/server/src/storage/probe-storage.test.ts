import { chmod, chown } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { becomeNobody, nobody } from "../../test/become-nobody.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openSqlite } from "./open-sqlite.ts";
import { probeStorage } from "./probe-storage.ts";

async function open({ minFreeBytes = 0 } = {}) {
  const file = join(await temporaryFolder(), "messages.db");
  const database = await openSqlite(file);
  onTestFinished(() => database.destroy());
  return { file, database, probe: () => probeStorage(database, file, minFreeBytes) };
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

test("rejects if the disk has too little space", async () => {
  const { probe } = await open({ minFreeBytes: 2 ** 62 });
  await expect(probe()).rejects.toThrow(/^less than \d+ bytes are free in /);
});

test("rejects while the folder is read-only", async () => {
  const { file, probe } = await open();
  const folder = dirname(file);
  if (process.geteuid?.() === 0) await chown(folder, nobody, nobody);
  becomeNobody();
  await probe();
  await chmod(folder, 0o500);
  await expect(probe()).rejects.toThrow("EACCES");
  await chmod(folder, 0o700);
  await probe();
});
