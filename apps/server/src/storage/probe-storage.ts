import { statSync } from "node:fs";
import { open, rm, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { Dialect } from "./dialect.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

const mebibyte = 2 ** 20;

interface StorageProbeOptions {
  readonly database: Database;
  /** The database's path, as it was when it was opened. */
  readonly file: string;
  /** How much must be free on the disk, in bytes. @default 256 MiB */
  readonly minFreeBytes?: number;
}

/** Looks whether messages can be stored. Both reject, with the reason, where they cannot. */
interface StorageProbe {
  readonly run: () => Promise<void>;
  /** Rejects with {@link DatabaseMoved} where a file of the database is not the one that was opened. */
  readonly assertInPlace: () => Promise<void>;
  /** Whether the database's own file is the one that was opened; its log may be another one, or gone. */
  readonly hasFile: () => boolean;
}

/** A file of the database was deleted, moved or replaced: what is written now, nobody can read later. */
export class DatabaseMoved extends Error {
  override readonly name = "DatabaseMoved";

  constructor(file: string) {
    super(`${file} is not the file that was opened`);
  }
}

/**
 * Creates a probe that does what storing a message needs: it commits a row, and looks for space in the database, on the
 * disk and in the folder. Of a file that was deleted or replaced, SQLite itself says nothing: it goes on writing to the
 * one that it opened.
 *
 * @example const probe = await storageProbe({ database, file }); await probe.run();
 */
export async function storageProbe(options: StorageProbeOptions): Promise<StorageProbe> {
  const { database, file, minFreeBytes = 256 * mebibyte } = options;
  // What was committed is in the log, and only locks tell processes of it, until a checkpoint copies it to the file.
  const paths = [file, `${file}-wal`, `${file}-shm`];
  const opened = new Map<string, string>();
  await assertInPlace();
  return {
    assertInPlace,
    hasFile: () => isOpened(file),
    async run() {
      await assertInPlace();
      await commitRow(database, sqliteDialect());
      await assertRoom(database);
      await assertSpace(dirname(file), minFreeBytes);
      await assertWritable(`${file}.probe`);
    },
  };

  async function assertInPlace(): Promise<void> {
    for (const path of paths) if (!isOpened(path)) throw new DatabaseMoved(path);
  }

  /** The log may be made later than the file. */
  function isOpened(path: string): boolean {
    const identity = identityOf(path);
    const known = opened.get(path) ?? identity;
    if (known) opened.set(path, known);
    return identity === known;
  }
}

/** Undefined where there is no such file. At once: each message asks, and SQLite waits for the same disk in this thread. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Commits a row, which a database that may only be read, or is full, does not. */
export async function commitRow(database: Database, dialect: Dialect): Promise<void> {
  const probed_at = dialect.time();
  await database
    .insertInto("storage_probe")
    .values({ id: 1, probed_at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ probed_at }))
    .execute();
}

/** Rewriting a row needs no page, storing a message does: SQLite's own limit may be reached before the disk's. */
async function assertRoom(database: Database): Promise<void> {
  const { rows } = await sql<{ room: number }>`
    select (max_page_count - page_count + freelist_count) * page_size as room
    from pragma_max_page_count, pragma_page_count, pragma_freelist_count, pragma_page_size`.execute(database);
  if ((rows[0]?.room ?? 0) < mebibyte) throw new Error("the database may not grow by another MiB");
}

async function assertSpace(folder: string, minFreeBytes: number): Promise<void> {
  const { bavail, bsize, files, ffree } = await statfs(folder);
  if (bavail * bsize < minFreeBytes) throw new Error(`less than ${minFreeBytes} bytes are free in ${folder}`);
  // Some file systems have no table of files, and say 0.
  if (files > 0 && ffree === 0) throw new Error(`no file can be added in ${folder}`);
}

/** SQLite has its files open: a folder that became read-only shows only when it is opened again. */
async function assertWritable(file: string): Promise<void> {
  await (await open(file, "w")).close();
  // Another server in this folder may have been faster.
  await rm(file, { force: true });
}
