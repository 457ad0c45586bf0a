import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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
