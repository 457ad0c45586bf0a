import { statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { sql } from "kysely";
import { errorText } from "../config/error-text.ts";
import type { Database } from "./database.ts";
import { recoveredFile } from "./recovered-databases.ts";

/** A SQLite database whose files are watched. SQLite itself continues to write to files that were deleted or moved. */
interface GuardedDatabase {
  /**
   * Wraps ports on the database. Once a file of it was deleted, moved or replaced, each call rejects, and the first one
   * saves the data in a recovered database.
   */
  readonly guard: <Ports extends object>(ports: Ports) => Ports;
  /** Closes the database. Saves the data first if a file was deleted, moved or replaced. */
  readonly close: () => Promise<void>;
}

/**
 * Guards a database that was just opened.
 *
 * @example const { guard, close } = guardDatabase(database, file); const ports = guard({ messages, outbox });
 */
export function guardDatabase(database: Database, file: string): GuardedDatabase {
  // Commits are in the -wal file until a checkpoint, and other processes find them by the -shm file.
  const isInPlace = watchFiles([file, `${file}-wal`, `${file}-shm`]);
  const isFileInPlace = watchFiles([file]);
  let recovering: Promise<string> | undefined;
  return {
    guard: (ports) =>
      new Proxy(ports, { get: (target, name) => guardPort(Reflect.get(target, name), assertInPlace) }),
    async close() {
      await assertInPlace();
      await database.destroy();
    },
  };

  async function assertInPlace(): Promise<void> {
    if (!recovering && isInPlace()) return;
    recovering ??= recover();
    const recovered = await recovering.catch((cause: unknown) => {
      // The next call tries again.
      recovering = undefined;
      throw new Error(
        `${file} was deleted, moved or replaced, and its data could not be saved: ${errorText(cause)}. ` +
          "Expected a folder with enough space. Keep the server running, which has the data open, and correct that.",
        { cause },
      );
    });
    throw new Error(
      `${file} was deleted, moved or replaced. Its data is saved as ${recovered}. ` +
        `Run the command restore ${recovered}, then restart the server.`,
    );
  }

  async function recover(): Promise<string> {
    const recovered = recoveredFile(file, new Date());
    try {
      await sql`vacuum into ${recovered}`.execute(database);
    } catch (error) {
      await rm(recovered, { force: true });
      throw error;
    }
    // Otherwise the file that is there now would be read with this database's log.
    if (!isFileInPlace()) await sql`pragma wal_checkpoint(truncate)`.execute(database);
    await database.destroy();
    return recovered;
  }
}

/** Returns a function that tells whether files are still those that it found first. */
function watchFiles(paths: readonly string[]): () => boolean {
  const opened = new Map<string, string>();
  const isOpened = (path: string) => {
    const identity = identityOf(path);
    // SQLite may create the other files later.
    const known = opened.get(path) ?? identity;
    if (known) opened.set(path, known);
    return identity === known;
  };
  paths.forEach(isOpened);
  return () => paths.every(isOpened);
}

/** Synchronous, since two checks for each call would otherwise wait for the thread pool. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

/** Checks before a call, so that it need not be repeated, and after it, so that nothing lost is acknowledged. */
function guardPort(port: unknown, assertInPlace: () => Promise<void>): unknown {
  if (typeof port !== "object" || port === null) return port;
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        await assertInPlace();
        const result: unknown = await Reflect.apply(method, target, args);
        await assertInPlace();
        return result;
      };
    },
  });
}
