import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { sql } from "kysely";
import { openDatabase } from "./storage/database.ts";
import { sqliteDialect } from "./storage/sqlite-dialect.ts";
import { SetupError } from "./config/setup-error.ts";
import { localPorts } from "./database-ports.ts";
import { applyEraseList } from "./operations/database-personal-data.ts";
import { DatabaseMoved, storageProbe } from "./storage/probe-storage.ts";
import { rescueDatabase } from "./storage/rescue-database.ts";
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
  const probe = await storageProbe({ database, file });
  const local = localPorts(database, dialect, dirname(file));
  await applyEraseList(database, dialect, dirname(file));
  // Nobody is thanked for what went into a file that nobody can open any more.
  const inPlace =
    <Args extends readonly unknown[]>(work: (...args: Args) => Promise<void>) =>
    async (...args: Args) => {
      await probe.assertInPlace();
      await work(...args);
      await probe.assertInPlace();
    };
  const ports: ThreadPorts = {
    ...local,
    members: {
      ...local.members,
      updatePhone: inPlace(local.members.updatePhone),
      updatePassword: inPlace(local.members.updatePassword),
    },
    messages: {
      ...local.messages,
      async findRepeat(message) {
        const repeat = await local.messages.findRepeat(message);
        if (repeat) await probe.assertInPlace();
        return repeat;
      },
      async save(message) {
        const result = await local.messages.save(message);
        await probe.assertInPlace();
        return result;
      },
    },
    verifier: databaseVerifier({
      database,
      dialect,
      sendSms: smsFiles(smsFolder, (text) => printsSms && process.stdout.write(text)),
      senderName,
      host,
    }),
    storage: {
      async probe() {
        await probe.run().catch(async (error: unknown) => {
          if (!(error instanceof DatabaseMoved)) throw error;
          const rescued = await rescueDatabase(database, file, probe.hasFile);
          // The next thread opens what is in its place.
          report({ rescued });
          throw error;
        });
      },
      async close() {
        const isInPlace = await probe.assertInPlace().then(
          () => true,
          () => false,
        );
        if (isInPlace) await database.destroy();
        else report({ rescued: await rescueDatabase(database, file, probe.hasFile) });
      },
    },
  };
  if (parentPort) servePorts(parentPort, { ...ports });
  report({ isReady: true });
}
