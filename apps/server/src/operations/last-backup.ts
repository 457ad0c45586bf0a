import { chown, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { create, object, string } from "superstruct";
import { ignoreENOENT } from "../storage/ignore-enoent.ts";

const record = object({ file: string(), at: string() });

/** Reads the record of the last backup, for metrics and `doctor`. @param folder of the database */
export async function readLastBackup(folder: string) {
  const text = await ignoreENOENT(readFile(recordFile(folder), "utf8"));
  if (text === undefined) return undefined;
  const { file, at } = create(JSON.parse(text), record);
  return { file, at: new Date(at) };
}

/** Records a backup in a file beside the database. */
export async function writeLastBackup(folder: string, file: string, at: Date): Promise<void> {
  const name = recordFile(folder);
  await writeFile(name, `${JSON.stringify({ file, at: at.toISOString() })}\n`, { mode: 0o600 });
  await giveToOwnerOf(folder, name);
}

/** Gives a file that root wrote to the server's user, who could not open it otherwise. */
export async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await chown(file, uid, gid);
}

function recordFile(folder: string): string {
  return join(folder, "last-backup.json");
}
