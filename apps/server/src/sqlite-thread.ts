import { parentPort, workerData } from "node:worker_threads";
import { sql } from "kysely";
import { serverPorts, type PortSettings } from "./operations/database-ports.ts";
import { keepUnsent, restoreUnsent } from "./operations/unsent-messages.ts";
import { databaseFileOf } from "./storage/database-files.ts";
import { openSqlite } from "./storage/open-sqlite.ts";
import { recoverFiles } from "./storage/recover-files.ts";
import { probeStorage } from "./storage/probe-storage.ts";
import { sqliteFunctions } from "./storage/sql-functions.ts";
import { sqliteOpenError } from "./storage/sqlite-errors.ts";
import { serveRpc } from "./storage/thread-rpc.ts";

// The worker that opens SQLite, which blocks its thread during locks and commits (docs/decisions/019-database-thread.md).
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only startSqlite starts this worker
const settings = workerData as PortSettings;
const file = databaseFileOf({ DATA_DIR: settings.folder });
const database = await openSqlite(file);
// Whatever an earlier process has left of the log, only this process's checkpoints change the file from now on.
await sql`pragma wal_checkpoint`.execute(database).catch(() => {});
const unsent = await keepUnsent(database, file);
const { watch, close } = recoverFiles(database, file, unsent.save);
const ports = serverPorts(database, sqliteFunctions(), settings);
const watched = unsent.watch(watch({ ...ports, storage: { probe: () => probeStorage(database, file) } }));
try {
  await restoreUnsent(settings.folder, watched.messages);
  await ports.personalData.eraseAgain();
} catch (cause) {
  throw sqliteOpenError(file, cause, "used");
}
// A wait would block the other calls, and `serveRpc` retries a locked call.
await sql`pragma busy_timeout = 0`.execute(database);
const served = { ...watched, thread: { close } };
if (parentPort) serveRpc(parentPort, served);

export type ThreadPorts = typeof served;
