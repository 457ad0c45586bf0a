import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { systemClock } from "./config/clock.ts";
import { SetupError } from "./config/setup-error.ts";
import type { Telemetry } from "./config/telemetry.ts";
import type { LocalPorts } from "./database-ports.ts";
import type { ServedDatabase } from "./served-database.ts";
import type { Verifier } from "./sms/verifier.ts";
import { callPorts } from "./storage/call-ports.ts";
import type { PortResult } from "./storage/serve-ports.ts";

/** What the thread is told. */
export interface ThreadSettings {
  /** The database's path. */
  readonly file: string;
  /** Where SMS become files. */
  readonly smsFolder: string;
  /** The sender's name in an SMS. */
  readonly senderName: string;
  /** The host of the page that may autofill the code. */
  readonly host: string;
  /** Whether each SMS is written to the console, too. */
  readonly printsSms: boolean;
}

/** What the thread says of itself. */
export type ThreadState =
  | { readonly isReady: true }
  /** Why it could not open the database, for the operator. */
  | { readonly refused: string };

/** What the thread serves. */
export interface ThreadPorts extends LocalPorts {
  readonly verifier: Verifier;
  readonly storage: StoragePort;
}

interface StoragePort {
  /** Rejects where no message can be stored. */
  readonly probe: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface ThreadOptions extends ThreadSettings {
  /** How long a call may take, in milliseconds. */
  readonly timeout: number;
  /** Before the thread is started again, in milliseconds; twice as long each time. */
  readonly restartDelay: number;
  readonly telemetry: Telemetry;
}

/** How often the thread may end within a minute. */
const maxEndings = 5;
const minute = 60_000;

/**
 * Starts the thread of the database. A call is rejected where it takes too long, or while there is no thread. One that
 * ended is started again.
 *
 * @throws SetupError where the database cannot be opened
 */
export async function startDatabaseThread(options: ThreadOptions): Promise<ServedDatabase> {
  const { telemetry, restartDelay, timeout, ...settings } = options;
  const givenUp = Promise.withResolvers<Error>();
  let isClosing = false;
  let endings: number[] = [];
  let thread: Worker | undefined;
  const { ports, settle, rejectAll, count } = callPorts<ThreadPorts>(
    (call) => {
      if (!thread) throw new Error("The thread of the database is being started again.");
      thread.postMessage(call);
    },
    timeout,
    telemetry.databaseCall,
  );
  thread = await start();
  return {
    messages: {
      findRepeat: (message) => ports.messages.findRepeat(message),
      save: (message) => ports.messages.save(message),
      list: () => ports.messages.list(),
      find: (reference) => ports.messages.find(reference),
      release: (reference) => ports.messages.release(reference),
    },
    members: ports.members,
    outbox: ports.outbox,
    personalData: ports.personalData,
    smsBudget: ports.smsBudget,
    verifier: ports.verifier,
    probeStorage: () => ports.storage.probe(),
    countCalls: count,
    givenUp: givenUp.promise,
    async close() {
      isClosing = true;
      if (thread) await ports.storage.close().catch(telemetry.databaseError);
      await thread?.terminate();
    },
  };

  async function start(): Promise<Worker> {
    const worker = new Worker(new URL("./database-thread.ts", import.meta.url), { workerData: settings });
    const ready = Promise.withResolvers<void>();
    worker.on("message", (message: ThreadState | PortResult) => {
      if ("id" in message) return settle(message);
      if ("isReady" in message) return ready.resolve();
      if ("refused" in message) return ready.reject(new SetupError(message.refused));
      // With --watch, Node posts messages of its own from workers.
    });
    worker.once("error", ready.reject);
    worker.once("exit", () => {
      ready.reject(new Error("The thread of the database ended."));
      if (thread !== worker) return;
      thread = undefined;
      rejectAll(new Error("The thread of the database ended."));
      if (!isClosing) void restart();
    });
    await ready.promise;
    worker.on("error", telemetry.databaseError);
    return worker;
  }

  async function restart(): Promise<void> {
    const now = systemClock.elapsed();
    endings = [...endings.filter((ending) => now - ending < minute), now];
    if (endings.length > maxEndings)
      return givenUp.resolve(
        new SetupError(
          `The thread of the database ${settings.file} ended ${endings.length} times in a minute; the log says why. ` +
            "Expected a file that this user may read and write, and space for it.",
        ),
      );
    await pause(restartDelay * 2 ** (endings.length - 1), undefined, { ref: false });
    if (isClosing) return;
    try {
      thread = await start();
      if (isClosing) await thread.terminate();
    } catch (error) {
      telemetry.databaseError(error instanceof Error ? error : new Error(String(error)));
      await restart();
    }
  }
}
