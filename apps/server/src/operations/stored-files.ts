import { readdir, readFile, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { domainToASCII } from "node:url";
import { normalizeEmail } from "../messages/message-store.ts";
import { ignoreENOENT } from "../storage/files.ts";
import { databaseOrLog, fileBeside, restoringFile } from "../storage/database-files.ts";

const day = 24 * 60 * 60_000;
/** How long a replaced database is kept, in days: as long as the guides keep a backup. */
const replacedDays = 30;

/** Deletes old mail and SMS files, except for mail of stored messages, and what restores have left. Returns how many. */
export async function deleteOldFiles(
  dataFolder: string,
  { before, now, isStored }: { before: Date; now: Date; isStored: (id: string) => Promise<boolean> },
): Promise<number> {
  const deleteOld = async (folder: string, names: RegExp) =>
    await deleteFiles(
      join(dataFolder, folder),
      async (name, file) =>
        names.test(name) &&
        ((await modifiedAt(file)) ?? before) < before &&
        !(await isStored(name.replace(names, ""))),
    );
  const mails = await deleteOld("mail", /\.eml(?:\.part)?$/);
  const sms = await deleteOld("sms", /\.txt$/);
  return mails + sms + (await deleteOldReplaced(dataFolder, now)) + (await deleteHalfRestored(dataFolder));
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
  return await deleteFiles(join(dataFolder, "mail"), async (_name, file) => {
    const text = (await ignoreENOENT(readFile(file, "utf8"))) ?? "";
    const [, sender = ""] = /^Reply-To:\s+<?(.+?)>?\r?$/m.exec(text) ?? [];
    return inHeader(sender) === inHeader(email) && ((await modifiedAt(file)) ?? until) <= until;
  });
}

/** Returns an address as a mail's header has it, except for quotes. */
function inHeader(email: string): string {
  return normalizeEmail(email.replaceAll('"', "")).replace(
    /[^@]+$/,
    (domain) => domainToASCII(domain) || domain,
  );
}

export async function deleteSmsFiles(dataFolder: string, phone: string): Promise<number> {
  return await deleteFiles(join(dataFolder, "sms"), (name) => name.endsWith(`-${phone}.txt`));
}

/** Deletes the files of a restore that was killed. No restore runs while the database is open. Returns how many. */
export async function deleteHalfRestored(dataFolder: string): Promise<number> {
  return await deleteFiles(dataFolder, (name) => name.startsWith(restoringFile("messages.db")));
}

/** Deletes old replaced databases and logs. The log of a deleted database has no `.db` beside it. */
async function deleteOldReplaced(dataFolder: string, now: Date): Promise<number> {
  const oldest = fileBeside("messages.db", "replaced", new Date(now.getTime() - replacedDays * day));
  return await deleteFiles(
    dataFolder,
    (name) => name.startsWith("messages.replaced-") && databaseOrLog.test(name) && name < oldest,
  );
}

async function deleteFiles(
  folder: string,
  isMeant: (name: string, file: string) => boolean | Promise<boolean>,
): Promise<number> {
  let deleted = 0;
  for (const name of (await ignoreENOENT(readdir(folder))) ?? []) {
    const file = join(folder, name);
    if (await isMeant(name, file)) deleted += await deleteFile(file);
  }
  return deleted;
}

/** Returns undefined if the mail worker has renamed or deleted the file meanwhile. */
async function modifiedAt(file: string): Promise<Date | undefined> {
  return (await ignoreENOENT(stat(file)))?.mtime;
}

async function deleteFile(file: string): Promise<number> {
  return (await ignoreENOENT(unlink(file).then(() => 1))) ?? 0;
}
