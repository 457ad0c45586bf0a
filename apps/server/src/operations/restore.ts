import { existsSync, realpathSync } from "node:fs";
import { link, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { errorText, SetupError } from "../config/errors.ts";
import { fromRoot } from "../config/value-types.ts";
import { databaseFileOf, fileBeside, filesBeside, restoringFile } from "../storage/database-files.ts";
import { flush, ignoreENOENT, makeFolder } from "../storage/files.ts";
import { openSqlite } from "../storage/open-sqlite.ts";
import { notBeforeTrusted, readTime } from "../storage/clock-marks.ts";
import { sqliteFunctions } from "../storage/sql-functions.ts";
import type { Database } from "../storage/tables.ts";
import { giveToOwnerOf, verifyChecksum } from "./backup-files.ts";
import type { Command } from "./command.ts";
import { countContents, type Contents, describeContents } from "./contents.ts";
import { claimDatabase, copyDatabase } from "./database-file.ts";
import { eraseListFiles } from "./erase-list.ts";
import { databasePersonalData } from "./personal-data.ts";
import { reconcile } from "./reconcile.ts";

export const restoreCommand: Command = {
  parameters: "<file>",
  summary: "replaces the database by a backup, and erases again everyone erased since; stop the server first",
  async run({ environment, print }, backup) {
    if (environment.DATABASE_URL) {
      restoreInstead.forEach(print);
      return false;
    }
    const file = databaseFileOf(environment);
    const done = await restore(file, fromRoot(backup));
    print(`Restored ${file}.`);
    print(`  Holds     ${describeContents(done)}`);
    print(`  Checked   no damage${done.hadChecksum ? ", and its SHA-256 is correct" : ""}`);
    if (!done.hadChecksum && !done.wasRecovered)
      print("  Warning   the backup has no .sha256 file: nobody can see if it was changed");
    print(`  Erased    ${describeErased(done.erased, dirname(file))}`);
    done.reconciled.forEach(print);
    for (const path of done.replaced)
      if (!path.endsWith(".db")) print(`  Log       ${path}`);
      else [`  Replaced  ${path}`, `  Newer     ${describeNewer(done.newer)}`].forEach(print);
    print("Start the server now, or restart it if it runs: systemctl restart matchfront, or npm start.");
    return true;
  },
};

const restoreInstead = [
  "Nothing was restored: DATABASE_URL is set, and PostgreSQL has a restore command of its own. Stop all servers,",
  "create an empty database, set DATABASE_URL to it, and run:",
  '  pg_restore --exit-on-error --no-owner --dbname="$DATABASE_URL" <file>',
  "Then run the command restored, before you start a server.",
];

function describeErased(erased: Contents, folder: string): string {
  const { listFile, keyFile } = eraseListFiles(folder);
  if (existsSync(listFile)) return `${describeContents(erased)} again`;
  return `nobody: there is no ${listFile}; if you have a copy, put it and ${keyFile} there before you start`;
}

function describeNewer(newer: Contents | undefined): string {
  if (!newer) return "unknown: the replaced database cannot be read";
  if (newer.messages + newer.members === 0)
    return "nothing: the backup has all that the replaced database has";
  return `${describeContents(newer)} are new or changed in the replaced database; to get them back, restore it`;
}

/**
 * Replaces a database by a backup, from which it erases everybody who was erased since. Keeps the replaced database beside
 * it, and changes nothing if a step fails. A recovered database has the newest data: it is not reconciled with the
 * replaced one, and is deleted afterwards.
 */
export async function restore(file: string, backup: string) {
  await assertBackup(file, backup);
  const folder = dirname(file);
  const fresh = restoringFile(file);
  makeFolder(folder);
  using claim = claimDatabase(file);
  try {
    const { hadChecksum, database } = await openBackup(backup, fresh);
    const source = await realpath(backup);
    const recovered = filesBeside(file, "recovered").find((path) => realpathSync(path) === source);
    const wasRecovered = recovered !== undefined;
    // Read-only, since a transaction would lock it otherwise, and the claim holds that lock.
    const replacedUri = `${pathToFileURL(file).href}?mode=ro`;
    if (claim) await sql`attach ${replacedUri} as replaced`.execute(database);
    const reconciled = wasRecovered
      ? []
      : // A damaged database may be readable in part.
        await reconcile(database, claim !== undefined).catch(() => reconcile(database, false));
    const erased = await databasePersonalData(database, sqliteFunctions(), folder).eraseAgain();
    const contents = await countContents(database);
    // By a clock that is behind, it would be old, and deleted, as soon as that is set.
    const replacedAt = new Date(await readTime(database, notBeforeTrusted(sqliteFunctions().time())));
    const newer = await countNewer(database).catch(() => undefined);
    // Makes it one file, without a log.
    await sql`pragma main.journal_mode = delete`.execute(database);
    await database.destroy();
    const replaced = await replace(file, fresh, replacedAt);
    if (wasRecovered) await rm(recovered);
    return { ...contents, reconciled, replaced, wasRecovered, hadChecksum, erased, newer };
  } finally {
    for (const suffix of ["", "-wal", "-shm", "-journal"]) await rm(fresh + suffix, { force: true });
  }
}

async function assertBackup(file: string, backup: string): Promise<void> {
  const [source, target] = await Promise.all([backup, file].map((path) => ignoreENOENT(realpath(path))));
  const isFolder = source !== undefined && (await stat(source)).isDirectory();
  if (source !== undefined && source !== target && !isFolder) return;
  const problem =
    source === undefined
      ? `there is no file ${backup}`
      : `${backup} is ${isFolder ? "a folder" : "the database itself"}`;
  const folder = isFolder ? backup : "/backups";
  throw new SetupError(
    `Nothing was changed: ${problem}. Name a file that the command backup wrote, such as ${folder}/messages-….db.`,
  );
}

async function openBackup(backup: string, fresh: string) {
  try {
    const hadChecksum = await verifyChecksum(backup);
    await copyDatabase(backup, fresh);
    return { hadChecksum, database: await openSqlite(fresh) };
  } catch (cause) {
    throw new SetupError(
      `Nothing was changed: the backup ${backup} cannot be used: ${errorText(cause)}. Take another one.`,
      { cause },
    );
  }
}

async function countNewer(database: Database): Promise<Contents | undefined> {
  const { rows } = await sql<Contents>`
    select (select count(*) from replaced.message where id not in (select id from main.message)) as messages,
      (select count(*) from (select id, phone, password_hash from replaced.member
        except select id, phone, password_hash from main.member)) as members`.execute(database);
  return rows[0];
}

/** Leaves no moment without a database, in which a server would create an empty one. */
async function replace(file: string, fresh: string, now: Date): Promise<readonly string[]> {
  const aside = fileBeside(file, "replaced", now);
  const suffixes = ["", "-wal", "-shm"].filter((suffix) => existsSync(file + suffix));
  for (const suffix of suffixes) {
    // The log of a damaged database would be read into the new one.
    if (suffix) await rename(file + suffix, aside + suffix);
    else await link(file, aside);
  }
  await giveToOwnerOf(dirname(file), fresh);
  await rename(fresh, file);
  await flush(dirname(file));
  return suffixes.map((suffix) => aside + suffix);
}
