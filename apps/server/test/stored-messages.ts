import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect } from "vitest";
import { openOperatorDatabase } from "../src/open-database.ts";
import { runCommand as run } from "../src/operations/run-command.ts";
import { openSqlite } from "../src/storage/open-sqlite.ts";
import type { Database } from "../src/storage/tables.ts";
import { sqliteFunctions } from "../src/storage/sql-functions.ts";
import { databasePorts, type DatabasePorts } from "../src/operations/database-ports.ts";
import { builtSite } from "./start-app.ts";
import { incomingMessage } from "./databases.ts";
import { newDatabase, temporaryFolder } from "./temporary-database.ts";

/** A data folder that tests store messages in; no server runs on it. */
export async function dataFolder() {
  const folder = await temporaryFolder();
  const file = join(folder, "messages.db");
  await writeFile(file, await newDatabase, { mode: 0o600 });
  return { folder, file, environment: { DATA_DIR: folder, SITE_DIR: builtSite }, withPorts, store, emails };

  async function withPorts<Result>(
    work: (opened: DatabasePorts & { readonly database: Database }) => Promise<Result>,
  ): Promise<Result> {
    await using database = await openSqlite(file);
    return await work({ database, ...databasePorts(database, sqliteFunctions(), folder) });
  }

  /** Stores a message from each address, under ids that begin with it. */
  async function store(...addresses: readonly string[]): Promise<void> {
    await withPorts(async ({ messages }) => {
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
  expect(await runCommand(`backup ${backup}`, data.environment)).toMatchObject({ code: 0, errors: "" });
  return { ...data, backup };
}

/** Runs a command. Its words are separated by spaces, unless they are an array. */
export async function runCommand(
  command: string | readonly string[],
  environment: Record<string, string> = {},
) {
  const output = { printed: "", errors: "" };
  const code = await run({
    args: typeof command === "string" ? command.split(" ") : command,
    environment,
    openPorts: openOperatorDatabase,
    print: (line) => void (output.printed += `${line}\n`),
    printError: (line) => void (output.errors += `${line}\n`),
  });
  return { ...output, code };
}

/** Which files below a folder hold a text, byte for byte. A running server may make and remove files meanwhile. */
export async function filesWith(folder: string, text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const content = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "EISDIR") return Buffer.alloc(0);
      throw error;
    });
    if (content.includes(text)) found.push(name);
  }
  return found.toSorted();
}
