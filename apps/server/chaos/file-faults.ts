import assert from "node:assert";
import { spawnSync } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, statfs, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { copyDatabase } from "../src/operations/database-file.ts";
import { restore } from "../src/operations/restore.ts";
import { filesBeside } from "../src/storage/database-files.ts";
import { ignoreENOENT } from "../src/storage/files.ts";
import { openSqlite } from "../src/storage/open-sqlite.ts";
import { damageSenders } from "../test/zero-page.ts";
import { type CheckedServer, faults, serverFault, type Fault } from "./faults.ts";

export type FileStore = Awaited<ReturnType<typeof makeFileStore>>;

const size = "4g";

/** Makes the data folder of one server. If this user may mount, it is a file system in memory, which can be filled. */
export async function makeFileStore() {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-chaos-"));
  const isMounted = run("mount", "-t", "tmpfs", "-o", `size=${size},mode=700`, "tmpfs", folder);
  const file = join(folder, "messages.db");
  return {
    file,
    variables: [{ DATA_DIR: folder }],
    hasServersClock: true,
    backup: join(folder, "backup.db"),
    open: () => openSqlite(file),
    fill: isMounted ? fill : undefined,
    makeRoom: async () => void run("mount", "-o", `remount,size=${size}`, folder),
    async remove() {
      if (isMounted) run("umount", "--lazy", folder);
      await rm(folder, { recursive: true, force: true });
    },
  };

  async function fill(): Promise<void> {
    // The mount fails if the server has written meanwhile.
    for (let isFull = false; !isFull;) {
      const { blocks, bfree, bsize } = await statfs(folder);
      isFull = run("mount", "-o", `remount,size=${(blocks - bfree) * bsize}`, folder);
    }
  }
}

function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}

function heldDatabase(name: string, statements: string): Fault<FileStore> {
  return serverFault(name, 10_000, async ({ store }) => {
    const other = new DatabaseSync(store.file, { timeout: 30_000 });
    other.exec(statements);
    return async () => other.close();
  });
}

function deletedFile(name: string, ending: string): Fault<FileStore> {
  const begin: Fault<FileStore>["begin"] = async ({ store: { file }, waitUntil }, server) => {
    // The previous step's server may still drain.
    await waitUntil("ready");
    await rm(file + ending, { force: true });
    // The remedy of the log. The server is not ready before it has saved all data, either.
    return async () => {
      const findBackup = () => filesBeside(file, "recovered")[0];
      for (let waits = 0; !findBackup() && waits < 300; waits += 1) await pause(100);
      const backup = findBackup();
      assert(backup, "no database was recovered");
      await restore(file, backup);
      server.end("SIGTERM");
    };
  };
  return serverFault(name, 0, begin, { makesUnready: true });
}

type Change = (store: FileStore, server: CheckedServer) => Promise<unknown> | void;

/** Breaks a database of which the operator has just made a backup. */
function brokenFile(name: string, breakIt: Change, heal: Change): Fault<FileStore> {
  const begin: Fault<FileStore>["begin"] = async ({ store, waitUntil }, server) => {
    await waitUntil("ready");
    await copyDatabase(store.file, store.backup);
    await breakIt(store, server);
    return async () => await heal(store, server);
  };
  return serverFault(name, 0, begin, { makesUnready: true, setsBack: true });
}

async function emptyLog({ file }: FileStore): Promise<void> {
  const log = `${file}-wal`;
  let first: Buffer | undefined;
  do {
    {
      // So that what is in the log is in the database, too.
      using sqlite = new DatabaseSync(file);
      sqlite.exec("pragma wal_checkpoint");
      await truncate(log);
    }
    await pause(500);
    first = (await ignoreENOENT(readFile(log)))?.subarray(0, 4);
    // A commit of this moment has begun the log anew, and nothing is missing.
  } while (first?.some((byte) => byte > 0));
}

/** The server would see at once that another program writes to the file, and not that the disk fails. */
async function damagePage({ file, backup }: FileStore, server: CheckedServer): Promise<void> {
  await server.stop();
  await copyDatabase(file, backup);
  await damageSenders(file);
  server.resume();
}

async function restoreBackup({ file, backup }: FileStore, server: CheckedServer): Promise<void> {
  await server.stop();
  await restore(file, backup);
  server.resume();
}

const restart: Change = (_store, server) => server.end("SIGTERM");

async function fillDisk({ store }: { readonly store: FileStore }) {
  await store.fill?.();
  return store.makeRoom;
}

export const fileFaults: readonly Fault<FileStore>[] = [
  ...faults,
  heldDatabase("database locked by another process", "begin immediate"),
  heldDatabase("database read by another process", "begin; select * from message limit 1"),
  // For the first seconds, SQLite overwrites its log from the beginning.
  serverFault("disk full", 20_000, fillDisk, {
    makesUnready: true,
    isPossible: ({ fill }) => fill !== undefined,
  }),
  deletedFile("database deleted", ""),
  deletedFile("database's log deleted", "-wal"),
  brokenFile("database overwritten by a backup", ({ file, backup }) => copyFile(backup, file), restart),
  brokenFile("database's log emptied", emptyLog, restart),
  brokenFile("page of the database damaged", damagePage, restoreBackup),
];
