import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { openSqlite } from "../src/storage/open-sqlite.ts";
import type { Database } from "../src/storage/tables.ts";

/** The file of a new database: its tables are created once for all tests, since that takes longest. */
export const newDatabase = makeDatabase();

async function makeDatabase(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-"));
  try {
    const file = join(folder, "messages.db");
    await (await openSqlite(file)).destroy();
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A new folder, deleted when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A new database, until the test is over. It does not wait for the disk: the database's own tests test durability. */
export async function temporaryDatabase(): Promise<Database> {
  const file = join(await temporaryFolder(), "messages.db");
  await writeFile(file, await newDatabase);
  const database = await openSqlite(file);
  onTestFinished(() => database.destroy());
  await sql`pragma synchronous = off`.execute(database);
  return database;
}

/** Locks a database as another process does, until it is released or the test is over. */
export function lockDatabase(file: string) {
  const other = new DatabaseSync(file, { timeout: 5000 });
  const release = () => {
    if (other.isOpen) other.close();
  };
  onTestFinished(release);
  other.exec("begin immediate");
  return { release };
}
