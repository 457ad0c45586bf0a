import { parentPort, workerData } from "node:worker_threads";
import { sql } from "kysely";
import { serverPorts, type PortSettings } from "./operations/database-ports.ts";
import { databaseFileOf } from "./storage/database-files.ts";
import { openSqlite } from "./storage/open-sqlite.ts";
import { recoverIfDeleted } from "./storage/recover-if-deleted.ts";
import { probeStorage } from "./storage/probe-storage.ts";
import { sqliteFunctions } from "./storage/sql-functions.ts";
import { serveRpc } from "./storage/thread-rpc.ts";

// The worker that opens SQLite, which blocks its thread during locks and commits (docs/decisions/019-database-thread.md).
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only startSqlite starts this worker
const settings = workerData as PortSettings;
const file = databaseFileOf({ DATA_DIR: settings.folder });
const database = await openSqlite(file);
const { watch, close } = recoverIfDeleted(database, file);
const ports = serverPorts(database, sqliteFunctions(), settings);
await ports.personalData.eraseAgain();
// A wait would block the other calls, and `serveRpc` retries a locked call.
await sql`pragma busy_timeout = 0`.execute(database);
const watched = watch({ ...ports, storage: { probe: () => probeStorage(database, file) } });
const served = { ...watched, thread: { close } };
if (parentPort) serveRpc(parentPort, served);

export type ThreadPorts = typeof served;
