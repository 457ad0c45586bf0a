import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Saves what a database holds whose file or log was deleted, moved or replaced: SQLite has them open, and nobody else
 * can read them any more. Afterwards the database is closed.
 *
 * @param file where it was
 * @param hasFile whether the file that was opened is there, without its log
 * @returns where it is now: in its place again, if no other database is there, otherwise beside it
 */
export async function rescueDatabase(
  database: Database,
  file: string,
  hasFile: () => boolean,
): Promise<string> {
  const time = new Date().toISOString().replaceAll(":", "-");
  const rescued = file.replace(/(?:\.db)?$/, `.rescued-${time}.db`);
  await database.connection().execute(async (connection) => {
    await sql`vacuum into ${rescued}`.execute(connection);
    // What is written from now on would be in neither file: it is refused, and may be done again with the rescued one.
    await sql`pragma query_only = on`.execute(connection);
  });
  // What is left in the log would be read into whatever takes the place. A log that is gone is left alone: another
  // process may have the file open with a new one.
  if (!hasFile()) await sql`pragma wal_checkpoint(truncate)`.execute(database);
  const isReplaced = existsSync(file) && !hasFile();
  await database.destroy();
  if (isReplaced) return rescued;
  for (const left of ["-wal", "-shm"]) await rm(file + left, { force: true });
  await rename(rescued, file);
  return file;
}
