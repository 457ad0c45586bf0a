import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { isDamage, isLock, sqliteOpenError } from "../storage/sqlite-errors.ts";
import { SetupError } from "../config/setup-error.ts";

/**
 * Keeps other processes from opening a database until it is closed, and moves its log into the file. Other connections of
 * this process can read it.
 *
 * @returns undefined if there is no database, or it is damaged
 * @throws SetupError if another process has it open, such as a server
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
