import { open, rm, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import type { Database } from "./tables.ts";
import { type SqlFunctions, sqliteFunctions } from "./sql-functions.ts";

const mebibyte = 2 ** 20;

/** Does what storing a message in a SQLite file needs. Rejects with the reason if a part of it fails. */
export async function probeStorage(database: Database, file: string, minFreeBytes = 256 * mebibyte) {
  await commitRow(database, sqliteFunctions());
  await assertSpace(dirname(file), minFreeBytes);
  await assertWritable(`${file}.probe`);
}

/** Commits a row. Rejects if the database is full or read-only, or if a message's table or the right to it is missing. */
export async function commitRow(database: Database, sqlFunctions: SqlFunctions): Promise<void> {
  for (const table of [sql.table("message"), sql.table("mail_job")])
    await sql`insert into ${table} select * from ${table} where false`.execute(database);
  const probed_at = sqlFunctions.time();
  await database
    .insertInto("storage_probe")
    .values({ id: 1, probed_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ probed_at }))
    .execute();
}

async function assertSpace(folder: string, minFreeBytes: number): Promise<void> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  if (bavail * bsize < minFreeBytes) throw new Error(`less than ${minFreeBytes} bytes are free in ${folder}`);
  // File systems without a table of files report 0.
  if (files > 0 && ffree === 0) throw new Error(`no file can be added in ${folder}`);
}

/** SQLite keeps its files open, so a folder that became read-only shows only when a file is created. */
async function assertWritable(file: string): Promise<void> {
  await (await open(file, "w")).close();
  // Another server in this folder may have removed it.
  await rm(file, { force: true });
}
