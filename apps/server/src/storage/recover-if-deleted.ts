import { statSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { sql } from "kysely";
import { systemClock } from "../config/clock.ts";
import { errorText, StorageError } from "../config/errors.ts";
import { flush } from "./files.ts";
import { deleteIncomplete, fileBeside } from "./database-files.ts";
import type { Database } from "./tables.ts";
import { wrapPorts } from "./with-deadlines.ts";

/** How long after a failure the data is not saved again, in milliseconds, since that reads all of it. */
const retryPause = 5_000;

/** SQLite itself continues to write to files that were deleted or moved. */
export function recoverIfDeleted(database: Database, file: string) {
  // Commits are in the -wal file until a checkpoint, and other processes find them by the -shm file.
  const findLost = watchFiles([file, `${file}-wal`, `${file}-shm`]);
  let recovering: Promise<string> | undefined;
  let failure: { readonly error: StorageError; readonly at: number } | undefined;
  deleteIncomplete(file);
  return {
    /** Wraps ports. Once a file was deleted, moved or replaced, each call rejects, and the first one saves the data. */
    watch: <Ports extends object>(ports: Ports) => wrapPorts(ports, checkFiles),
    /** Closes the database. Saves the data first if a file was deleted, moved or replaced. */
    close: async (): Promise<void> => {
      await assertInPlace(0);
      await database.destroy();
    },
  };

  /** Checks before a call, so that it need not be repeated, and after it, so that nothing lost is acknowledged. */
  async function checkFiles(call: () => Promise<unknown>): Promise<unknown> {
    await assertInPlace();
    const result = await call();
    await assertInPlace();
    return result;
  }

  async function assertInPlace(minPause = retryPause): Promise<void> {
    if (!recovering && findLost() === undefined) return;
    if (failure && systemClock.elapsed() - failure.at < minPause) throw failure.error;
    recovering ??= recover();
    const recovered = await recovering.catch((cause: unknown) => {
      recovering = undefined;
      const error = new StorageError(
        "deleted",
        `${file} was deleted, moved or replaced, and its data could not be saved: ${errorText(cause)}. ` +
          "Expected a folder with enough space. Keep the server running, which has the data open, and correct that.",
        { cause },
      );
      failure = { error, at: systemClock.elapsed() };
      throw error;
    });
    throw new StorageError(
      "deleted",
      `${file} was deleted, moved or replaced. Its data is saved as ${recovered}. ` +
        `Run the command restore ${recovered}, then restart the server.`,
    );
  }

  async function recover(): Promise<string> {
    const recovered = fileBeside(file, "recovered", new Date());
    const part = `${recovered}.part`;
    try {
      await sql`vacuum into ${part}`.execute(database);
      await rename(part, recovered);
      // Otherwise a power cut could bring the old name back, whose file the next start deletes.
      await flush(dirname(file));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    // The data is saved, even if the old files cannot be closed.
    await closeFiles().catch(() => {});
    return recovered;
  }

  async function closeFiles(): Promise<void> {
    // Otherwise the file that is there now would be read with this database's log.
    if (findLost() === file) await sql`pragma wal_checkpoint(truncate)`.execute(database);
    await database.destroy();
  }
}

/** Returns a function that finds the first file that is not the one which was there when it was created. */
function watchFiles(paths: readonly string[]): () => string | undefined {
  const opened = paths.map(identityOf);
  return () => paths.find((path, at) => opened[at] === undefined || opened[at] !== identityOf(path));
}

/** Synchronous, since two checks for each call would otherwise wait for the thread pool. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
