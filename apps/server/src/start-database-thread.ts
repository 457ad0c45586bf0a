import { Worker } from "node:worker_threads";
import { SetupError } from "./config/setup-error.ts";
import type { Telemetry } from "./config/telemetry.ts";
import type { ServedDatabase, serverPorts, SmsFiles } from "./database-ports.ts";
import { guardPorts } from "./storage/guard-ports.ts";
import { connectRpc } from "./storage/rpc.ts";

/** The data of the worker. */
export interface ThreadSettings extends SmsFiles {
  /** The database's path. */
  readonly file: string;
}

/** The ports that the worker serves. */
export interface ThreadPorts extends ReturnType<typeof serverPorts> {
  readonly storage: {
    /** Rejects if no message can be stored. */
    readonly probe: () => Promise<void>;
    readonly close: () => Promise<void>;
  };
}

interface ThreadOptions extends ThreadSettings {
  /** How long a call may take, in milliseconds. */
  readonly timeout: number;
  readonly telemetry: Telemetry;
}

/**
 * Opens a SQLite database in a thread of its own. An uncaught error there ends the process, as one in this thread does.
 *
 * @throws SetupError if the database cannot be opened
 */
export async function startDatabaseThread(options: ThreadOptions): Promise<ServedDatabase> {
  const { telemetry, timeout, ...settings } = options;
  const worker = new Worker(new URL("./database-thread.ts", import.meta.url), { workerData: settings });
  const failed = Promise.withResolvers<never>();
  worker.once("error", failed.reject);
  const connected = await Promise.race([connectRpc<ThreadPorts>(worker, timeout), failed.promise]).catch(
    (error: unknown) => {
      // The class of an error does not survive the way between threads.
      throw error instanceof Error && error.name === "SetupError" ? new SetupError(error.message) : error;
    },
  );
  worker.off("error", failed.reject);
  const { ports, countCalls } = guardPorts(connected, {
    timeout,
    run: (work) => work(),
    onCall: telemetry.databaseCall,
  });
  const { storage, ...others } = ports;
  let closed: Promise<unknown> | undefined;
  return {
    ...others,
    probeStorage: () => storage.probe(),
    countCalls,
    async close() {
      closed ??= storage.close().catch(telemetry.databaseError);
      await closed;
      await worker.terminate();
    },
  };
}
