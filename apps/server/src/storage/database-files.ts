import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SetupError } from "../config/errors.ts";

/** The files beside the database: the data of deleted ones, what others replaced, and messages that were not mailed. */
type Kind = "recovered" | "replaced" | "unsent";

export function databaseFileOf({ DATA_DIR }: { readonly DATA_DIR: string }): string {
  return join(DATA_DIR, "messages.db");
}

export function fileBeside(file: string, kind: Kind, now: Date, ending = ".db"): string {
  return `${prefixOf(file, kind)}${now.toISOString().replaceAll(":", "-")}${ending}`;
}

/** The logs of damaged databases are replaced, too. */
export const databaseOrLog = /\.db(?:-wal|-shm)?$/;

export function filesBeside(file: string, kind: Kind, ending = /\.db$/): readonly string[] {
  const folder = dirname(file);
  if (!existsSync(folder)) return [];
  const prefix = basename(prefixOf(file, kind));
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix) && ending.test(name));
  return names.toSorted().map((name) => join(folder, name));
}

function prefixOf(file: string, kind: Kind): string {
  return file.replace(/(?:\.db)?$/, `.${kind}-`);
}

/** Deletes files that a killed process has left incomplete. */
export function deleteIncomplete(file: string): void {
  const paths = (["recovered", "unsent"] as const).flatMap((kind) => filesBeside(file, kind, /\.part$/));
  for (const path of paths) for (const suffix of ["", "-journal"]) rmSync(path + suffix, { force: true });
}

export function restoringFile(file: string): string {
  return `${file}.restoring`;
}

/** @throws SetupError if there is a recovered database, since the messages of one of the two would be lost */
export function assertNoneRecovered(file: string): void {
  const [recovered] = filesBeside(file, "recovered");
  if (recovered === undefined) return;
  throw new SetupError(
    `${file} was deleted, moved or replaced while a server ran. Its data is in ${recovered}. To bring it back, run ` +
      `the command restore ${recovered}. Delete that file only if nobody needs its messages: they may be nowhere else.`,
  );
}

/** @throws SetupError if `file`, which the server would use without `DATABASE_URL`, has messages or members */
export function assertImported(file: string): void {
  assertNoneRecovered(file);
  if (!existsSync(file) || isEmpty(file)) return;
  throw new SetupError(
    `DATABASE_URL is set, but ${file} has messages or members, too. Import it, move it away, or unset DATABASE_URL.`,
  );
}

function isEmpty(file: string): boolean {
  try {
    using sqlite = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
    // A start that was killed leaves no tables.
    if (!sqlite.prepare("select 1 from sqlite_schema where name = 'message'").get()) return true;
    return !sqlite
      .prepare("select 1 where exists(select 1 from message) or exists(select 1 from member)")
      .get();
  } catch {
    return false;
  }
}
