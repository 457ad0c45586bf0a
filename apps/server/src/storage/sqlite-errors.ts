import { statSync } from "node:fs";
import { dirname } from "node:path";
import { errorText, SetupError, StorageError } from "../config/errors.ts";

/** SQLite's primary result codes that an operator can act on: https://www.sqlite.org/rescode.html. */
const codes = { error: 1, busy: 5, corrupt: 11, full: 13, notADatabase: 26 } as const;

export function sqliteOpenError(file: string, cause: unknown, done = "opened"): SetupError {
  if (cause instanceof SetupError) return cause;
  const message = `The database ${file} could not be ${done}: ${errorText(cause)}. ${advice(file, cause)}`;
  return new SetupError(message, { cause });
}

export function damageText(file: string, faults: string): string {
  return `The database ${file} is damaged: ${faults}. ${restoreAdvice(file)}`;
}

export function isSqliteError(error: unknown): boolean {
  return resultCode(error) > 0;
}

export function isLock(error: unknown): boolean {
  if (error instanceof StorageError) return error.code === "locked";
  return resultCode(error) === codes.busy;
}

export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === codes.corrupt || code === codes.notADatabase;
}

function advice(file: string, cause: unknown): string {
  if (isLock(cause))
    return "Another process has locked it for more than two seconds. End that process, or try again.";
  if (isDamage(cause)) return `It is damaged, or is not a database. ${restoreAdvice(file)}`;
  if (resultCode(cause) === codes.error)
    return `Check DATA_DIR. If it is the server's folder, another program changed the database. ${restoreAdvice(file)}`;
  if (resultCode(cause) === codes.full)
    return "The disk is full. Free some space, or set DATA_DIR to a folder on another disk.";
  if (isFileInPlace(cause))
    return "A file is in the place of the folder DATA_DIR. Move it away, or set DATA_DIR to a folder.";
  return (
    `Expected a folder this user may write to. ${ownersOf(dirname(file))}` +
    "Change its permissions, or set DATA_DIR to another folder."
  );
}

function restoreAdvice(file: string): string {
  return `Stop the server and run the command restore with the last backup, see docs/guides/upgrade.md. It keeps ${file}.`;
}

/** Names the users if another one owns the folder, as often with containers and services. */
function ownersOf(folder: string): string {
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  const user = process.geteuid?.();
  if (owner === undefined || user === undefined || owner === user) return "";
  return `It belongs to user ${owner}, and this process runs as user ${user}. `;
}

function isFileInPlace(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EEXIST" || error.code === "ENOTDIR");
}

function resultCode(error: unknown): number {
  if (!(error instanceof Error) || !("errcode" in error)) return 0;
  // The lowest byte of an extended code is the primary one.
  return Number(error.errcode) & 0xff;
}
