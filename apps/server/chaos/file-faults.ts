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
      // A server of the step before may still drain.
      await waitUntil("ready");
      await rm(file + ending, { force: true });
      // As an operator does whom the log tells.
      return async () => {
        const [backup] = recoveredDatabases(file);
        assert(backup, "no database was recovered");
        await restore(file, backup);
        servers[server]?.end("SIGTERM");
      };
    },
  };
}

/** All that goes wrong with one server and its file. */
export const fileFaults: readonly Fault<FileStore>[] = [
  ...faults,
  heldDatabase("database locked by another process", "lock"),
  heldDatabase("database read by another process", "read"),
  {
    name: "disk full",
    part: "server",
    // The log is overwritten from its beginning until it must grow.
    longest: 20_000,
    makesUnready: true,
    isPossible: ({ data }) => data.fill !== undefined,
    async begin({ store: { data } }) {
      await data.fill?.();
      return data.makeRoom;
    },
  },
  deletedFile("database deleted", ""),
  deletedFile("database's log deleted", "-wal"),
];
