import { execFile } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

/** The folder of PostgreSQL's newest programs; undefined if there are none. */
export const postgresPrograms = [
  // Debian has one folder for each version, outside of PATH.
  ...globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) => versionOf(b) - versionOf(a)),
  // oxlint-disable-next-line node/no-process-env -- where the shell finds programs
  ...(process.env["PATH"] ?? "").split(delimiter),
].find((folder) => existsSync(join(folder, "initdb")));

/** The user that starts PostgreSQL, which refuses to run as root. Undefined: the current user. */
export const postgresUser = process.getuid?.() === 0 ? unprivilegedUser() : undefined;

/** Runs one of the programs. @throws Error with its output if it fails */
export async function runPostgresProgram(name: string, parameters: readonly string[]): Promise<void> {
  if (!postgresPrograms) throw new Error("PostgreSQL is not installed");
  await promisify(execFile)(join(postgresPrograms, name), parameters, { cwd: "/", ...postgresUser });
}

function versionOf(folder: string): number {
  return Number(dirname(folder).split("/").at(-1));
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync("/etc/passwd", "utf8");
  const [, uid, gid] =
    /^postgres:[^:]*:(\d+):(\d+)/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+)/m.exec(users) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
