import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { sql } from "kysely";
import { openDatabase } from "./storage/database.ts";
import { sqliteDialect } from "./storage/sqlite-dialect.ts";
import { SetupError } from "./config/setup-error.ts";
import { localPorts } from "./database-ports.ts";
import { applyEraseList } from "./operations/apply-erase-list.ts";
import { guardDatabase } from "./storage/guard-database.ts";
import { probeStorage } from "./storage/probe-storage.ts";
import { smsFiles } from "./sms/sms-files.ts";
import { databaseVerifier } from "./sms/database-verifier.ts";
import { servePorts } from "./storage/serve-ports.ts";
import type { ThreadPorts, ThreadSettings, ThreadState } from "./start-database-thread.ts";

// The thread that has the database: SQLite waits for locks and for the disk, and here nothing else waits with it.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only startDatabaseThread starts this thread
const settings = workerData as ThreadSettings;
const report = (state: ThreadState) => parentPort?.postMessage(state);
await serve().catch((error: unknown) => {
  if (!(error instanceof SetupError)) throw error;
  report({ refused: error.message });
});

async function serve(): Promise<void> {
  const { file, smsFolder, senderName, host, printsSms } = settings;
  const database = await openDatabase(file);
  const dialect = sqliteDialect();
  // Short, since it blocks the thread: a call that finds the lock is tried again meanwhile.
  await sql`pragma busy_timeout = 250`.execute(database);
  await applyEraseList(database, dialect, dirname(file));
  const { guard, close } = guardDatabase(database, file);
  const local = localPorts(database, dialect, dirname(file));
  const { storage, ...guarded } = guard({
    ...local,
    verifier: databaseVerifier({
      database,
      dialect,
      sendSms: smsFiles(smsFolder, (text) => printsSms && process.stdout.write(text)),
      senderName,
      host,
    }),
    storage: { probe: () => probeStorage(database, file) },
  });
  const ports: ThreadPorts = { ...guarded, storage: { probe: () => storage.probe(), close } };
  if (parentPort) servePorts(parentPort, { ...ports });
  report({ isReady: true });
}
