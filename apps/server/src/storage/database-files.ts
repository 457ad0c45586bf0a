import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SetupError } from "../config/errors.ts";

export const partEnding = ".part";

export function recoveredFile(file: string, now: Date): string {
  return pathBeside(file, "recovered", now);
}

/** Deletes recovered databases that a killed server has left incomplete. */
export function deleteIncomplete(file: string): void {
  for (const path of filesBeside(file, "recovered", /\.db\.part$/))
    for (const suffix of ["", "-journal"]) rmSync(path + suffix, { force: true });
}

export function replacedFile(file: string, now: Date): string {
  return pathBeside(file, "replaced", now);
}

export function restoringFile(file: string): string {
  return `${file}.restoring`;
}

export function recoveredDatabases(file: string): readonly string[] {
  return filesBeside(file, "recovered");
}

export function replacedFiles(file: string): readonly string[] {
  return filesBeside(file, "replaced", /\.db(?:-wal|-shm)?$/);
}

/** @throws SetupError if there is a recovered database, since the messages of one of the two would be lost */
export function assertNoneRecovered(file: string): void {
  const [recovered] = recoveredDatabases(file);
  if (recovered === undefined) return;
  throw new SetupError(
    `${recovered} has the data of ${file}, which was deleted, moved or replaced while a server ran. First run the ` +
      `command restore ${recovered}, which brings that data back${existsSync(file) ? `, and keeps the ${file} of now aside` : ""}. ` +
      "Delete it only if nobody needs its messages: no other file may have them.",
  );
}

/** @throws SetupError if `file`, which the server would use without `DATABASE_URL`, has messages or members */
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

type Kind = "recovered" | "replaced";

function pathBeside(file: string, kind: Kind, now: Date): string {
  return `${prefixOf(file, kind)}${now.toISOString().replaceAll(":", "-")}.db`;
}

function filesBeside(file: string, kind: Kind, ending = /\.db$/): readonly string[] {
  const folder = dirname(file);
  if (!existsSync(folder)) return [];
  const prefix = basename(prefixOf(file, kind));
  const names = readdirSync(folder).filter((name) => name.startsWith(prefix) && ending.test(name));
  return names.toSorted().map((name) => join(folder, name));
}

function prefixOf(file: string, kind: Kind): string {
  return file.replace(/(?:\.db)?$/, `.${kind}-`);
}
