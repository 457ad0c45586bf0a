import { open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";

export async function zeroPage(file: string, page: number): Promise<void> {
  await using handle = await open(file, "r+");
  await handle.write(Buffer.alloc(4_096), 0, 4_096, 4_096 * page);
}

/** Zeroes the first page of an index of the senders of messages, which pages of other tables do not show. */
export async function damageSenders(file: string): Promise<void> {
  const sqlite = new DatabaseSync(file);
  const query = "select rootpage - 1 as page from sqlite_schema where name = 'message_sender'";
  const page = Number(sqlite.prepare(query).get()?.["page"]);
  // Before, since this moves the log into the file.
  sqlite.close();
  await zeroPage(file, page);
}
