import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { SetupError } from "../config/errors.ts";
import { assertNoneRecovered } from "./recovered-databases.ts";

export function assertImported(file: string): void {
  assertNoneRecovered(file);
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
    // A start that was killed leaves no tables.
    if (!sqlite.prepare("select 1 from sqlite_schema where name = 'message'").get()) return true;
    return !sqlite
      .prepare("select 1 where exists(select 1 from message) or exists(select 1 from member)")
      .get();
  } catch {
    return false;
  } finally {
    sqlite?.close();
  }
}
