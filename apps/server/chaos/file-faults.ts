import assert from "node:assert";
import { rm } from "node:fs/promises";
import { restore } from "../src/operations/restore.ts";
import { recoveredDatabases } from "../src/storage/recovered-databases.ts";
import { faults, type Fault } from "./faults.ts";
import type { FileStore } from "./file-store.ts";
import { holdDatabase } from "./hold-database.ts";

function heldDatabase(name: string, hold: "lock" | "read"): Fault<FileStore> {
  return {
    name,
    part: "server",
    longest: 10_000,
    async begin({ store }) {
      const held = await holdDatabase(store.file, hold);
      return () => held.release();
    },
  };
}

function deletedFile(name: string, ending: string): Fault<FileStore> {
  return {
    name,
    part: "server",
    longest: 0,
    makesUnready: true,
    async begin({ store: { file }, servers, waitUntil }, server) {
      // The previous step's server may still drain.
      await waitUntil("ready");
      await rm(file + ending, { force: true });
      // The remedy of the log.
      return async () => {
        const [backup] = recoveredDatabases(file);
        assert(backup, "no database was recovered");
        await restore(file, backup);
        servers[server]?.end("SIGTERM");
      };
    },
  };
}

/** The faults of one server and its file. */
export const fileFaults: readonly Fault<FileStore>[] = [
  ...faults,
  heldDatabase("database locked by another process", "lock"),
  heldDatabase("database read by another process", "read"),
  {
    name: "disk full",
    part: "server",
    // Until then, SQLite overwrites its log from the beginning.
    longest: 20_000,
    makesUnready: true,
    isPossible: ({ fill }) => fill !== undefined,
    async begin({ store }) {
      await store.fill?.();
      return store.makeRoom;
    },
  },
  deletedFile("database deleted", ""),
  deletedFile("database's log deleted", "-wal"),
];
