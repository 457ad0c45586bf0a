import { readdir, readFile, rm, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { domainToASCII } from "node:url";
import { normalizeEmail } from "../messages/message-store.ts";
import { ignoreENOENT } from "../storage/files.ts";
import { replacedFile, restoringFile } from "../storage/database-files.ts";

const day = 24 * 60 * 60_000;
/** How long a replaced database is kept, in days: as long as the guides keep a backup. */
const replacedDays = 30;

/** Deletes mail and SMS files from before a time, and what restores have left. Returns how many. */
export async function deleteOldFiles(dataFolder: string, before: Date): Promise<number> {
  return (
    (await deleteFilesBefore(join(dataFolder, "mail"), /\.eml(?:\.part)?$/, before)) +
    (await deleteFilesBefore(join(dataFolder, "sms"), /\.txt$/, before)) +
    (await deleteOldReplaced(dataFolder)) +
    (await deleteHalfRestored(dataFolder))
  );
}

export async function deleteMailFiles(dataFolder: string, ids: readonly string[]): Promise<number> {
  const deletions = ids.map(async (id) => {
    const file = join(dataFolder, "mail", `${id}.eml`);
    // In this order, since the mail worker may rename the one to the other meanwhile.
    return (await deleteFile(`${file}.part`)) + (await deleteFile(file));
  });
  return (await Promise.all(deletions)).reduce((sum, deleted) => sum + deleted, 0);
}

/** Deletes the mail files of a sender, also of messages that only a replaced database has. */
export async function deleteMailFrom(dataFolder: string, email: string, until: Date): Promise<number> {
  const folder = join(dataFolder, "mail");
  let deleted = 0;
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    const text = (await ignoreENOENT(readFile(file, "utf8"))) ?? "";
    const [, sender = ""] = /^Reply-To:\s+<?(.+?)>?\r?$/m.exec(text) ?? [];
    if (inHeader(sender) !== inHeader(email)) continue;
    const found = await ignoreENOENT(stat(file));
    if (found && found.mtime <= until) deleted += await deleteFile(file);
  }
  return deleted;
}

/** Returns an address as a mail's header has it, except for quotes. */
function inHeader(email: string): string {
  return normalizeEmail(email.replaceAll('"', "")).replace(
    /[^@]+$/,
    (domain) => domainToASCII(domain) || domain,
  );
}

export async function deleteSmsFiles(dataFolder: string, phone: string): Promise<number> {
  return await deleteNamed(join(dataFolder, "sms"), (name) => name.endsWith(`-${phone}.txt`));
}

/** Deletes the files of a restore that was killed. No restore runs while the database is open. Returns how many. */
export async function deleteHalfRestored(dataFolder: string): Promise<number> {
  return await deleteNamed(dataFolder, (name) => name.startsWith(restoringFile("messages.db")));
}

/** Deletes old replaced databases and logs. The log of a deleted database has no `.db` beside it. */
async function deleteOldReplaced(dataFolder: string): Promise<number> {
  const oldest = replacedFile("messages.db", new Date(Date.now() - replacedDays * day));
  const isReplaced = /^messages\.replaced-.+\.db(?:-wal|-shm)?$/;
  return await deleteNamed(dataFolder, (name) => isReplaced.test(name) && name < oldest);
}

async function deleteFilesBefore(folder: string, pattern: RegExp, before: Date): Promise<number> {
  let deleted = 0;
  for (const name of await namesIn(folder)) {
    if (!pattern.test(name)) continue;
    const file = join(folder, name);
    // The mail worker may rename a file meanwhile.
    const found = await ignoreENOENT(stat(file));
    if (!found || found.mtime >= before) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

async function deleteNamed(folder: string, isMeant: (name: string) => boolean): Promise<number> {
  const names = (await namesIn(folder)).filter(isMeant);
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
  return names.length;
}

async function deleteFile(file: string): Promise<number> {
  return (await ignoreENOENT(unlink(file).then(() => 1))) ?? 0;
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await ignoreENOENT(readdir(folder))) ?? [];
}
