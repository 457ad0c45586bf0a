import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { onTestFinished } from "vitest";
import { openSqlite } from "../src/storage/open-sqlite.ts";
import type { Database } from "../src/storage/tables.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** The file of a new database: its tables are created once for all tests, since that takes longest. */
export const newDatabase = makeDatabase();

/** A new database, until the test is over. It does not wait for the disk: the database's own tests test durability. */
export async function temporaryDatabase(): Promise<Database> {
  const file = join(await temporaryFolder(), "messages.db");
  await writeFile(file, await newDatabase);
  const database = await openSqlite(file);
  onTestFinished(() => database.destroy());
  await sql`pragma synchronous = off`.execute(database);
  return database;
}

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
