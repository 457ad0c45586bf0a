import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./ignore-enoent.ts";

/** Databases that were saved when they were not in their place any more, or that a backup has replaced. */
const formerDatabase = /^messages\.(?:rescued|replaced)-.*\.db(?:-wal|-shm)?$/;

/** Files beside the database that hold what it holds: mail and SMS that became files, and former databases. */
const folders = [
  { folder: "mail", pattern: /\.eml(?:\.part)?$/ },
  { folder: "sms", pattern: /\.txt$/ },
  { folder: "", pattern: formerDatabase },
] as const;

/** Deletes copies that were made before a time. Returns how many. */
export async function deleteOldCopies(dataFolder: string, before: Date): Promise<number> {
  let deleted = 0;
  for (const { folder, pattern } of folders)
    for (const name of await namesIn(join(dataFolder, folder))) {
      const file = join(dataFolder, folder, name);
      if (!pattern.test(name)) continue;
      // A mail that is being written has its name changed meanwhile.
      const found = await unlessMissing(stat(file));
      if (!found || found.mtime >= before) continue;
      await rm(file, { force: true });
      deleted += 1;
    }
  return deleted;
}

/** Deletes the mails of messages that became files. Returns how many. */
export async function deleteMailCopies(dataFolder: string, ids: readonly string[]): Promise<number> {
  const names = new Set(ids.flatMap((id) => [`${id}.eml`, `${id}.eml.part`]));
  return await deleteNamed(join(dataFolder, "mail"), (name) => names.has(name));
}

/** Deletes the SMS to a number that became files. Returns how many. */
export async function deleteSmsCopies(dataFolder: string, phones: readonly string[]): Promise<number> {
  return await deleteNamed(join(dataFolder, "sms"), (name) =>
    phones.some((phone) => name.endsWith(`-${phone}.txt`)),
  );
}

/** Where a backup becomes a database, before it takes the place of the one in use. @param file the latter's path */
export function restoringFile(file: string): string {
  return `${file}.restoring`;
}

/** Where a database is kept that another has replaced. @param file its path */
export function replacedFile(file: string, now: Date): string {
  return file.replace(/(?:\.db)?$/, `.replaced-${now.toISOString().replaceAll(":", "-")}.db`);
}

/** Deletes what a restore has left that was killed. Nothing restores while the database is open. Returns how many. */
export async function deleteHalfRestored(dataFolder: string): Promise<number> {
  return await deleteNamed(dataFolder, (name) => name.startsWith(restoringFile("messages.db")));
}

/** Databases beside the one in use. */
export async function formerDatabases(dataFolder: string): Promise<readonly string[]> {
  const names = await namesIn(dataFolder);
  return names
    .filter((name) => formerDatabase.test(name) && name.endsWith(".db"))
    .map((name) => join(dataFolder, name));
}

async function deleteNamed(folder: string, isMeant: (name: string) => boolean): Promise<number> {
  const names = (await namesIn(folder)).filter(isMeant);
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  return names.length;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await unlessMissing(readdir(folder))) ?? [];
}
