import { Worker } from "node:worker_threads";
import { SetupError } from "./config/errors.ts";
import type { ServedDatabase, StartOptions } from "./database-ports.ts";
import type { ThreadPorts } from "./sqlite-thread.ts";
import { withDeadlines } from "./storage/with-deadlines.ts";
import { connectRpc } from "./storage/thread-rpc.ts";

interface SqliteOptions extends StartOptions {
  /** The database's path. */
  readonly file: string;
}

/** The data of the worker. */
export type ThreadSettings = Omit<SqliteOptions, "timeout" | "telemetry">;

/** How long before its deadline the thread gives a call up, in milliseconds, so that the reason arrives in time. */
const answerTime = 300;
/** How long closing may take, in milliseconds: it may have to save the data of deleted files. */
const closeTimeout = 30_000;

/**
 * Opens a SQLite database in a thread of its own. An uncaught error there ends the process, as one in this thread does.
 *
 * @throws SetupError if the database cannot be opened
 */
export async function startSqlite(options: SqliteOptions): Promise<ServedDatabase> {
  const { telemetry, timeout, ...settings } = options;
  const worker = new Worker(new URL("./sqlite-thread.ts", import.meta.url), { workerData: settings });
  const failed = Promise.withResolvers<never>();
  worker.once("error", failed.reject);
  const connecting = connectRpc<ThreadPorts>(worker, (port) =>
    port === "thread" ? closeTimeout : Math.max(timeout - answerTime, timeout / 2),
  );
  const { thread, ...connected } = await Promise.race([connecting, failed.promise]).catch(
    (error: unknown) => {
      // The class of an error does not survive the way between threads.
      throw error instanceof Error && error.name === "SetupError" ? new SetupError(error.message) : error;
    },
  );
  worker.off("error", failed.reject);
  const { ports, countCalls } = withDeadlines(connected, { timeout, onCall: telemetry.databaseCall });
  const { ports: closing } = withDeadlines({ thread }, { timeout: closeTimeout });
  const { storage, ...others } = ports;
  let closed: Promise<unknown> | undefined;
  return {
    ...others,
    probeStorage: () => storage.probe(),
    countCalls,
    async close() {
      closed ??= closing.thread.close().catch(telemetry.closeFailed);
      await closed;
      await worker.terminate();
    },
  };
}
