import { existsSync, statSync } from "node:fs";
import { Kysely } from "kysely";
import { integrityFaults } from "./copy-database.ts";
import { nodeSqliteDialect } from "../storage/node-sqlite.ts";
import { missingMigrations } from "../storage/schema.ts";
import type { Tables } from "../storage/tables.ts";
import { databaseFileOf } from "../config/read-environment.ts";
import type { CheckContext } from "./check.ts";
import { failure, ok, warning, type Finding } from "./finding.ts";
import { readFile } from "./read-database.ts";

const mebibyte = 2 ** 20;

/** Whether the file is sound, and this version's. */
export async function checkDatabase({ environment }: CheckContext): Promise<readonly Finding[]> {
  const file = databaseFileOf(environment);
  if (!existsSync(file))
    return [
      failure({
        found: `there is no database ${file}`,
        expected: "the database of a server that has run",
        fix: "start the server once, or set DATA_DIR to its folder",
      }),
    ];
  return readFile(file, async (sqlite) => {
    const faults = integrityFaults(sqlite);
    if (faults.length > 0)
      return [
        failure({
          found: `${file} is damaged: ${faults.join("; ")}`,
          expected: "a sound database",
          fix: "stop the server, copy the folder away, and restore the last backup: docs/guides/upgrade.md",
        }),
      ];
    const database = new Kysely<Tables>({ dialect: nodeSqliteDialect(sqlite) });
    const missing = await missingMigrations(database, file);
    if (missing.length > 0)
      return [
        warning({
          found: `${file} is of an older version: it lacks ${missing.join(", ")}`,
          expected: "the version of this command",
          fix: "start the server of this version, which brings it up to date; make a backup before",
        }),
      ];
    return [ok(`${file}, sound`)];
  });
}

/** A log that grows is read by somebody who does not finish. */
export async function checkLog({ environment }: CheckContext): Promise<readonly Finding[]> {
  const size = statSync(`${databaseFileOf(environment)}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (size < 256 * mebibyte) return [ok(`${Math.ceil(size / mebibyte)} MiB`)];
  return [
    warning({
      found: `the database's log has ${Math.floor(size / mebibyte)} MiB`,
      expected: "some MiB, since it is emptied again and again",
      fix: "end the process that has been reading the database for long, such as a copy or a shell",
    }),
  ];
}
