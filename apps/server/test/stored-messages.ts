import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "vitest";
import { openSqlite } from "../src/storage/open-sqlite.ts";
import type { Database } from "../src/storage/tables.ts";
import { sqliteFunctions } from "../src/storage/sql-functions.ts";
import { databasePorts } from "../src/operations/database-ports.ts";
import { incomingMessage } from "./incoming-message.ts";
import { runCommand } from "./run-command.ts";
import { builtSite } from "./start-app.ts";
import { newDatabase } from "./temporary-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A data folder that tests store messages in; no server runs on it. */
export async function dataFolder() {
  const folder = await temporaryFolder();
  const file = join(folder, "messages.db");
  await writeFile(file, await newDatabase, { mode: 0o600 });
  return { folder, file, environment: { DATA_DIR: folder, SITE_DIR: builtSite }, inDatabase, store, emails };

  /** Opens the database for as long as it is used. */
  async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
    await using database = await openSqlite(file);
    return await work(database);
  }

  /** Stores a message from each address, under ids that begin with it. */
  async function store(...addresses: readonly string[]): Promise<void> {
    await inDatabase(async (database) => {
      const { messages } = databasePorts(database, sqliteFunctions(), folder);
      for (const email of addresses) {
        const values = { topic: "Ad Sales", email, description: `Written by ${email}` };
        await messages.save({ ...incomingMessage, id: `id-${email}`, receivedAt: new Date(), values });
      }
    });
  }

  function emails(): readonly unknown[] {
    return readRows(file, "select email from message order by email").map(({ email }) => email);
  }
}

export function executeSql(file: string, sql: string): void {
  using sqlite = new DatabaseSync(file, { timeout: 5_000 });
  sqlite.exec(sql);
}

export function readRows(file: string, sql: string) {
  using sqlite = new DatabaseSync(file, { readOnly: true });
  return sqlite.prepare(sql).all();
}

/** A data folder with messages, and a backup of it. */
export async function backedUp(...addresses: readonly string[]) {
  const data = await dataFolder();
  await data.store(...addresses);
  const backup = join(await temporaryFolder(), "backup.db");
  expect(await runCommand("backup", [backup], data.environment)).toMatchObject({ code: 0, errors: "" });
  return { ...data, backup };
}
