import { open, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import type { Contents } from "./contents.ts";
import { existsSync } from "node:fs";
import { findFaults } from "../storage/find-damage.ts";
import { isDamage, isLock, sqliteOpenError } from "../storage/sqlite-errors.ts";
import { SetupError } from "../config/errors.ts";
import { flush } from "../storage/files.ts";

/** Copies and checks a database. A server can write meanwhile; the copy has each message that it acknowledged before. */
export async function copyDatabase(source: string, target: string): Promise<Contents> {
  await rm(target, { force: true });
  await (await open(target, "wx", 0o600)).close();
  using sqlite = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  // Otherwise unused parts of the copy's pages would contain remains of rows, which no deletion reaches.
  sqlite.exec("pragma secure_delete = on");
  sqlite.prepare("vacuum into ?").run(target);
  const contents = checkDatabase(target);
  await flush(target);
  return contents;
}

function checkDatabase(file: string): Contents {
  using sqlite = new DatabaseSync(file, { readOnly: true });
  const faults = findFaults(sqlite, "integrity_check");
  if (faults) throw new Error(faults);
  if (!sqlite.prepare("select 1 from sqlite_master where name = 'message'").get())
    throw new Error("it is not a database of this server");
  const count = (table: string) => Number(sqlite.prepare(`select count(*) as n from ${table}`).get()?.["n"]);
  return { messages: count("message"), members: count("member") };
}

/**
 * Keeps other processes from opening a database until it is closed, and moves its log into the file. Other connections of
 * this process can read it. Returns undefined if there is no database, or it is damaged.
 */
export function claimDatabase(file: string): DatabaseSync | undefined {
  if (!existsSync(file)) return undefined;
  const sqlite = new DatabaseSync(file, { timeout: 250 });
  try {
    // Only the last connection can leave WAL mode, and a server keeps one open.
    sqlite.exec("pragma journal_mode = delete; begin immediate");
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (isDamage(error)) return undefined;
    if (!isLock(error)) throw sqliteOpenError(file, error);
    throw new SetupError(
      `A server, or another command, has the database ${file} open. Stop it first; nothing was changed.`,
      { cause: error },
    );
  }
}
