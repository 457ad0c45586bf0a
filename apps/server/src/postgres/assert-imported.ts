import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { executedMigrations } from "../database/unknown-migrations.ts";
import { SetupError } from "../errors/setup-error.ts";

/**
 * @param file the SQLite database that the server would use without `DATABASE_URL`
 * @throws SetupError where there is anything in it, which nobody would see any more
 */
export function assertImported(file: string): void {
  if (!existsSync(file) || isEmpty(file)) return;
  throw new SetupError(
    `DATABASE_URL is set, and ${file} has messages or members in it, which would be left behind. ` +
      `Expected one of the two: run the command import ${file}, or unset DATABASE_URL, or move the file away.`,
  );
}

function isEmpty(file: string): boolean {
  let sqlite: DatabaseSync | undefined;
  try {
    sqlite = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
    if (executedMigrations(sqlite).length === 0) return true;
    const row = sqlite.prepare(
      "select exists(select 1 from message) or exists(select 1 from member) as found",
    );
    return row.get()?.["found"] === 0;
  } catch {
    // Damaged, or of the first release: whoever decides about it must know of it.
    return false;
  } finally {
    sqlite?.close();
  }
}
