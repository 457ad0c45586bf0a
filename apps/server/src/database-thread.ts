import { dirname } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { sql } from "kysely";
import { serverPorts } from "./database-ports.ts";
import { applyEraseList } from "./operations/apply-erase-list.ts";
import type { ThreadPorts, ThreadSettings } from "./start-database-thread.ts";
import { openDatabase } from "./storage/database.ts";
import { guardDatabase } from "./storage/guard-database.ts";
import { probeStorage } from "./storage/probe-storage.ts";
import { sqliteDialect } from "./storage/sqlite-dialect.ts";
import { serveRpc } from "./thread-rpc.ts";

// The worker that opens SQLite, which blocks its thread during locks and commits (docs/decisions/019-database-thread.md).
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only startDatabaseThread starts this worker
const { file, ...sms } = workerData as ThreadSettings;
const folder = dirname(file);
const dialect = sqliteDialect();
const database = await openDatabase(file);
const { guard, close } = guardDatabase(database, file);
await applyEraseList(database, dialect, folder);
// A wait would block the other calls, and `serveRpc` retries a locked call.
await sql`pragma busy_timeout = 0`.execute(database);
const ports = serverPorts(database, dialect, folder, sms);
const guarded = guard({ ...ports, storage: { probe: () => probeStorage(database, file) } });
if (parentPort) serveRpc(parentPort, { ...guarded, thread: { close } } satisfies ThreadPorts);
