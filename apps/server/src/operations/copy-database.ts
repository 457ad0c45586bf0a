import { open, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";

/** What an operator recognizes a database by. */
export interface Contents {
  readonly messages: number;
  readonly members: number;
}

/**
 * Copies a database into one file, as it is at this moment, and checks the copy. A server may go on writing: it does not
 * wait for the copy, and the copy has each message that was thanked for before.
 *
 * @param target overwritten; for this user alone
 * @throws where the database or its copy is damaged, or none of this server's, or there is no space
 */
export async function copyDatabase(source: string, target: string): Promise<Contents> {
  await rm(target, { force: true });
  await (await open(target, "wx", 0o600)).close();
  const sqlite = new DatabaseSync(source, { readOnly: true, timeout: 5_000 });
  try {
    // The copy would have remains of rows in unused parts of its pages, where deleting a row does not reach them.
    sqlite.exec("pragma secure_delete = on");
    sqlite.prepare("vacuum into ?").run(target);
  } finally {
    sqlite.close();
  }
  const contents = checkDatabase(target);
  await flush(target);
  return contents;
}

/** @throws where the database is damaged, or none of this server's */
function checkDatabase(file: string): Contents {
  const sqlite = new DatabaseSync(file, { readOnly: true });
  try {
    const faults = integrityFaults(sqlite);
    if (faults.length > 0) throw new Error(faults.join("; "));
    if (!sqlite.prepare("select 1 from sqlite_master where name = 'message'").get())
      throw new Error("it is no database of this server");
    const count = (table: string) =>
      Number(sqlite.prepare(`select count(*) as n from ${table}`).get()?.["n"]);
    return { messages: count("message"), members: count("member") };
  } finally {
    sqlite.close();
  }
}

/** What SQLite finds wrong with each page and index of a database, a few of them at most. */
export function integrityFaults(sqlite: DatabaseSync): readonly string[] {
  const rows = sqlite.prepare("pragma integrity_check(3)").all();
  const lines = rows.flatMap(({ integrity_check }) => String(integrity_check).split("\n"));
  return lines.filter((line) => line !== "ok" && !line.startsWith("***"));
}

/** What a file or a folder holds survives a power cut afterwards. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
