import assert from "node:assert";
import { rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { restore } from "../src/operations/restore.ts";
import { filesBeside } from "../src/storage/database-files.ts";
import { faults, serverFault, type Fault } from "./faults.ts";
import type { FileStore } from "./file-store.ts";

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
    // The remedy of the log.
    return async () => {
      const [backup] = filesBeside(file, "recovered");
      assert(backup, "no database was recovered");
      await restore(file, backup);
      server.end("SIGTERM");
    };
  };
  return serverFault(name, 0, begin, { makesUnready: true });
}

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
];
