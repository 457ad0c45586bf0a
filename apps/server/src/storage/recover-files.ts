import { createReadStream, createWriteStream, fstatSync } from "node:fs";
import { copyFile, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { systemClock } from "../config/clock.ts";
import { errorText, StorageError } from "../config/errors.ts";
import { flush, makeFolder } from "./files.ts";
import { deleteIncomplete, fileBeside, restoringFile } from "./database-files.ts";
import type { Database } from "./tables.ts";
import { isInPlace, type OpenFile, type WatchedFiles, watchFiles } from "./watch-files.ts";
import { wrapPorts } from "./with-deadlines.ts";

/** How long after a failure the data is not saved again, in milliseconds, since that reads all of it. */
const retryPause = 5_000;
/** How long nothing may write to an overwritten file before it is copied, in milliseconds. */
const settleTime = 1_000;

/**
 * SQLite itself continues to write to files that were deleted, moved or overwritten.
 *
 * @param saveUnsent writes the messages that may not have been mailed to a file, since an overwritten database has lost
 *   them. Resolves with a sentence about it.
 */
export function recoverFiles(database: Database, file: string, saveUnsent: () => Promise<string>) {
  const files = watchIfThere(file);
  let recovering: Promise<string> | undefined;
  let failure: { readonly error: StorageError; readonly at: number } | undefined;
  let kept: string | undefined;
  deleteIncomplete(file);
  return {
    /** Wraps ports. Once the files are not the server's own, each call rejects, and the first one saves the data. */
    watch: <Ports extends object>(ports: Ports) => wrapPorts(ports, checkFiles),
    /** Closes the database. Saves the data first if the files are not the server's own. */
    close: async (): Promise<void> => {
      await assertOwn(0);
      await database.destroy();
    },
  };

  /** Checks before a call, so that it need not be repeated, and after it, so that nothing lost is acknowledged. */
  async function checkFiles(call: () => Promise<unknown>): Promise<unknown> {
    await assertOwn();
    const result = await call();
    await assertOwn();
    return result;
  }

  async function assertOwn(minPause = retryPause): Promise<void> {
    const isOverwritten = files?.isIntact() === false;
    if (!recovering && !isOverwritten && files && openFiles(files).every(isInPlace)) return;
    if (failure && systemClock.elapsed() - failure.at < minPause) throw failure.error;
    const what = isOverwritten ? "overwritten" : "deleted, moved or replaced";
    recovering ??= isOverwritten ? keepAside(files) : recover();
    const remedy = await recovering.catch((cause: unknown) => {
      recovering = undefined;
      const error = new StorageError(
        "deleted",
        `${file} was ${what}, and its data could not be saved: ${errorText(cause)}. ` +
          "Do not stop the server: it still has the data. Give the folder more space, or the right to write.",
        { cause },
      );
      failure = { error, at: systemClock.elapsed() };
      throw error;
    });
    throw new StorageError("deleted", `${file} ${remedy}`);
  }

  async function recover(): Promise<string> {
    const recovered = fileBeside(file, "recovered", new Date());
    const part = `${recovered}.part`;
    // Otherwise the data of a deleted folder would end with the server.
    makeFolder(dirname(file));
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
    return (
      `was deleted, moved or replaced. Its data is saved as ${recovered}. ` +
      `Run the command restore ${recovered}, then restart the server.`
    );
  }

  async function closeFiles(): Promise<void> {
    // Otherwise the file that is there now would be read with this database's log.
    if (!files || !isInPlace(files.database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
    await database.destroy();
  }

  /** Keeps what is left of the files. A part of them is another program's, so SQLite cannot read the data. */
  async function keepAside(watched: WatchedFiles): Promise<string> {
    const unsent = await saveUnsent();
    // Another attempt writes to the same file.
    kept ??= fileBeside(file, "replaced", new Date());
    await settle(watched);
    for (const { fd, path } of openFiles(watched)) await copyOpen(fd, path.replace(file, kept));
    if (isInPlace(watched.database)) await detach(watched, kept);
    await database.destroy().catch(() => {});
    return (
      `or its log was overwritten while the server ran. It is left unchanged. ${kept} is a copy of it, with the rest ` +
      `of the log; ${unsent}. Restart the server to continue with what is there. Or stop it and restore a backup, or ` +
      "that copy if its content is right."
    );
  }

  /** Puts an equal file in the database's place: SQLite's last checkpoint changes the one that it has open. */
  async function detach({ log, index, isOwnLog }: WatchedFiles, copy: string): Promise<void> {
    const part = restoringFile(file);
    await copyFile(copy, part);
    await flush(part);
    await rename(part, file);
    // Otherwise the file that is there now would be read with this database's log.
    if (isInPlace(log) && isOwnLog()) await rm(log.path);
    if (isInPlace(index)) await rm(index.path);
    await flush(dirname(file));
  }
}

function watchIfThere(file: string): WatchedFiles | undefined {
  try {
    return watchFiles(file);
  } catch {
    return undefined;
  }
}

function openFiles({ database, log, index }: WatchedFiles): readonly OpenFile[] {
  return [database, log, index];
}

/** Resolves when nothing has written to the files for a while. */
async function settle({ database, log }: WatchedFiles): Promise<void> {
  const look = () => [database, log].map(({ fd }) => fstatSync(fd).mtimeMs).join();
  for (let last = ""; last !== (last = look());) await pause(settleTime);
}

async function copyOpen(fd: number, target: string): Promise<void> {
  const source = createReadStream("", { fd, start: 0, autoClose: false });
  try {
    await pipeline(source, createWriteStream(target, { mode: 0o600, flush: true }));
  } catch (error) {
    // It may have filled the disk.
    await rm(target, { force: true });
    throw error;
  }
}
