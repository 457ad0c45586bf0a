import { existsSync } from "node:fs";
import { link, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { openDatabase, type Database } from "../storage/database.ts";
import { errorText } from "../config/error-text.ts";
import { SetupError } from "../config/setup-error.ts";
import { replacedFile, restoringFile } from "../storage/recovered-files.ts";
import { eraseListFiles } from "./erase-list.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { makeFolder } from "../storage/make-folder.ts";
import { applyEraseList } from "./database-personal-data.ts";
import { verifyChecksum } from "./checksum.ts";
import { claimDatabase } from "./claim-database.ts";
import { copyDatabase, flush, type Contents } from "./copy-database.ts";
import { giveToOwnerOf } from "./last-backup.ts";
import { settleLinks } from "./settle-links.ts";
import { settleMails } from "./settle-mails.ts";

interface RestoreOptions {
  /** The path of the database that is replaced, if there is one. */
  readonly file: string;
  readonly backup: string;
  readonly now: Date;
}

/** What became of a restore. */
export interface Restoration extends Contents {
  /** Where the former database is, if there was one. */
  readonly replaced: string | undefined;
  /** Whether a checksum was beside the backup. */
  readonly hadChecksum: boolean;
  /** Whether it is known who was erased. */
  readonly hadEraseList: boolean;
  /** What of the backup was erased after it was made. */
  readonly erased: Contents;
  /** How many mails wait for a decision, since they may have left already. */
  readonly held: number;
  /** How many emailed links work no more, since they may have been used already. */
  readonly droppedLinks: number;
  /**
   * What the former database alone has: messages and members who came after the backup, and members who have another
   * number or password since; undefined where it cannot be read.
   */
  readonly newer: Contents | undefined;
}

/**
 * Puts a backup in the place of a database. Whoever was erased after the backup was made is erased from it before it is
 * in its place; the former database is kept beside it. Where anything fails, the former one stays.
 *
 * @throws SetupError where a server runs on the database, or the backup is damaged or of a newer version
 */
export async function restore({ file, backup, now }: RestoreOptions): Promise<Restoration> {
  const folder = dirname(file);
  const fresh = restoringFile(file);
  makeFolder(folder);
  const former = claimDatabase(file);
  try {
    const hadChecksum = await takeBackup(backup, fresh);
    const database = await openDatabase(fresh, backup);
    const held = await settleMails(database, former);
    const droppedLinks = await settleLinks(database, former, now);
    const before = await contentsOf(database);
    await applyEraseList(database, sqliteDialect(), folder);
    const contents = await contentsOf(database);
    const newer = former && (await countNewer(database, former));
    // One file, without a log.
    await sql`pragma journal_mode = delete`.execute(database);
    await database.destroy();
    return {
      ...contents,
      replaced: await replace(file, fresh, now),
      hadChecksum,
      hadEraseList: existsSync(eraseListFiles(folder).listFile),
      erased: {
        messages: before.messages - contents.messages,
        members: before.members - contents.members,
      },
      held,
      droppedLinks,
      newer,
    };
  } finally {
    former?.close();
    for (const suffix of ["", "-wal", "-shm", "-journal"]) await rm(fresh + suffix, { force: true });
  }
}

/** Copies and checks a backup. Returns whether it had a checksum. */
async function takeBackup(backup: string, fresh: string): Promise<boolean> {
  try {
    const hadChecksum = await verifyChecksum(backup);
    await copyDatabase(backup, fresh);
    return hadChecksum;
  } catch (cause) {
    throw new SetupError(
      `The backup ${backup} cannot be used: ${errorText(cause)}. ` +
        "Expected a file that the command backup wrote, as it was written. Take another; nothing was changed.",
      { cause },
    );
  }
}

/** What a database holds. */
export async function contentsOf(database: Database): Promise<Contents> {
  const count = async (table: "message" | "member") =>
    await database
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
  return { messages: (await count("message")).count, members: (await count("member")).count };
}

/** Undefined where the former database cannot be read. */
async function countNewer(database: Database, former: DatabaseSync): Promise<Contents | undefined> {
  const messages = await database.selectFrom("message").select("id").execute();
  const members = await database.selectFrom("member").select(["id", "phone", "password_hash"]).execute();
  try {
    return {
      messages: countOthers(messages, former.prepare("select id from message").all()),
      members: countOthers(members, former.prepare("select id, phone, password_hash from member").all()),
    };
  } catch {
    return undefined;
  }
}

/** How many rows are none of the known ones, column by column. */
function countOthers(known: readonly object[], rows: readonly object[]): number {
  const values = new Set(known.map((row) => JSON.stringify(Object.values(row))));
  return rows.filter((row) => !values.has(JSON.stringify(Object.values(row)))).length;
}

/** There is a database at each moment: a server that finds none makes an empty one. */
async function replace(file: string, fresh: string, now: Date): Promise<string | undefined> {
  const aside = replacedFile(file, now);
  const isReplaced = existsSync(file);
  if (isReplaced) await link(file, aside);
  // The log of a damaged database would be read into the new one.
  for (const suffix of ["-wal", "-shm"])
    if (existsSync(file + suffix)) await rename(file + suffix, aside + suffix);
  await giveToOwnerOf(dirname(file), fresh);
  await rename(fresh, file);
  await flush(dirname(file));
  return isReplaced ? aside : undefined;
}
