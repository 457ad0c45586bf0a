import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { isDamage, isLock, openFailure } from "../storage/open-failure.ts";
import { SetupError } from "../config/setup-error.ts";

/**
 * Locks a database for this process alone, until it is closed. What was in its log is in the file afterwards.
 *
 * @returns undefined where there is no database, or a damaged one
 * @throws SetupError where another process has it open, such as a server
 */
export function claimDatabase(file: string): DatabaseSync | undefined {
  if (!existsSync(file)) return undefined;
  const sqlite = new DatabaseSync(file, { timeout: 250 });
  try {
    // To leave the log a connection must be the only one, and a server's is open for as long as it runs.
    sqlite.exec("pragma journal_mode = delete; begin exclusive");
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (isDamage(error)) return undefined;
    if (!isLock(error)) throw openFailure(file, error);
    throw new SetupError(
      `A server, or another command, has the database ${file} open. Stop it first; nothing was changed.`,
      { cause: error },
    );
  }
}
