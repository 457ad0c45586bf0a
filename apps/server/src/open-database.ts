import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { FastifyBaseLogger } from "fastify";
import { systemClock } from "./config/clock.ts";
import { defaultDeadlines, type Deadlines } from "./config/deadlines.ts";
import { errorText, SetupError } from "./config/errors.ts";
import { isPublic, publicAddress } from "./config/read-environment.ts";
import type { Metrics } from "./config/metrics.ts";
import type { Environment } from "./config/variables.ts";
import { databasePorts, serverPorts, type PortSettings } from "./operations/database-ports.ts";
import { restoreUnsent } from "./operations/unsent-messages.ts";
import { memoryLimiter } from "./http/limiter.ts";
import { postgresLimiters } from "./http/postgres-limiter.ts";
import { smsTexts } from "./sms/verifier.ts";
import type { ThreadPorts } from "./sqlite-thread.ts";
import { assertImported, databaseFileOf } from "./storage/database-files.ts";
import { makeFolder } from "./storage/files.ts";
import { openPostgres } from "./storage/open-postgres.ts";
import { openSqlite } from "./storage/open-sqlite.ts";
import { operatorLimits, serverLimits, type PoolLimits } from "./storage/postgres-pool.ts";
import { commitRow } from "./storage/probe-storage.ts";
import { retryTransaction } from "./storage/retry-transaction.ts";
import { postgresFunctions, sqliteFunctions } from "./storage/sql-functions.ts";
import type { Database } from "./storage/tables.ts";
import { connectRpc } from "./storage/thread-rpc.ts";
import { withDeadlines } from "./storage/with-deadlines.ts";

interface CallOptions {
  readonly timeout: number;
  readonly metrics: Metrics;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

interface ServerDatabaseOptions extends Omit<CallOptions, "timeout"> {
  readonly senderName: string;
  readonly deadlines: Deadlines;
}

/** How long before its deadline the thread gives a call up, in milliseconds, so that the reason arrives in time. */
const answerTime = 300;
/** How long closing may take, in milliseconds: it may have to save the data of deleted files. */
const closeTimeout = 30_000;

export async function openServerDatabase(
  environment: Environment,
  { senderName, deadlines, metrics, log }: ServerDatabaseOptions,
) {
  const { DATABASE_URL, DATA_DIR: folder } = environment;
  // More people read a public server's console than may change members' numbers.
  const printsSms = !isPublic(environment);
  const settings = { folder, smsTexts: smsTexts(senderName, publicAddress(environment).hostname), printsSms };
  const calls = { timeout: deadlines.storeCall, metrics, log };
  if (!DATABASE_URL) {
    const [file, createLimiter] = [databaseFileOf(environment), memoryLimiter];
    const ports = await startSqlite(settings, calls);
    return { ...ports, place: file, databaseFile: file, createLimiter, pool: undefined, warnings: [] };
  }
  makeDataFolder(folder);
  const { databaseStart: wait } = deadlines;
  const opened = await openShared(environment, DATABASE_URL, serverLimits, wait);
  const { database, pool, description, warnings } = opened;
  return {
    ...(await startPostgres(database, settings, calls)),
    place: description,
    databaseFile: undefined,
    pool,
    warnings,
    // All servers share them.
    createLimiter: postgresLimiters(pool, deadlines.limitCount, () => metrics.limitInsurance.inc()),
  };
}

/** Opens the database for operators' commands. A server must have created it. @throws SetupError if that fails */
export async function openOperatorDatabase(environment: Environment) {
  const { DATABASE_URL: url, DATA_DIR } = environment;
  // A mistyped folder must not look like an empty database.
  if (!url && !existsSync(DATA_DIR))
    throw new SetupError(
      `There is no folder ${DATA_DIR}. Start the server once, or set DATA_DIR to its folder.`,
    );
  const database = url
    ? (await openShared(environment, url, operatorLimits, defaultDeadlines.databaseStart)).database
    : await openSqlite(databaseFileOf(environment));
  const sqlFunctions = url ? postgresFunctions : sqliteFunctions();
  return {
    ...databasePorts(database, sqlFunctions, DATA_DIR),
    [Symbol.asyncDispose]: () => database.destroy(),
  };
}

async function openShared(environment: Environment, url: string, limits: PoolLimits, timeout: number) {
  assertImported(databaseFileOf(environment));
  const { MIGRATIONS: migrations } = environment;
  return await openPostgres({ url, isPublic: isPublic(environment), migrations, limits, timeout });
}

/** Makes the folder of accepted mail, mail files and SMS files, which PostgreSQL does not hold. */
function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    const message = `The folder ${folder} could not be created: ${errorText(cause)}. Set DATA_DIR to another one.`;
    throw new SetupError(message, { cause });
  }
}

/** Opens a SQLite database in a thread of its own. An uncaught error there ends the process. */
export async function startSqlite(settings: PortSettings, { timeout, metrics, log }: CallOptions) {
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
  let closed: Promise<unknown> | undefined;
  worker.once("exit", (code) => {
    if (!closed) throw new Error(`The thread of the database ended with ${code}.`);
  });
  const { ports, countCalls } = withDeadlines(connected, { timeout, metrics });
  const { ports: closing } = withDeadlines({ thread }, { timeout: closeTimeout });
  return {
    ...ports,
    countCalls,
    async close() {
      closed ??= closing.thread.close().catch((err: unknown) => log.error({ err }, "database not closed"));
      await closed;
      await worker.terminate();
    },
  };
}

export async function startPostgres(
  database: Database,
  settings: PortSettings,
  { timeout, metrics }: CallOptions,
) {
  const local = serverPorts(database, postgresFunctions, settings);
  const storage = { probe: () => commitRow(database, postgresFunctions) };
  const retry = <Result>(run: () => Promise<Result>, deadline: number) =>
    retryTransaction(database, run, deadline);
  const { ports, countCalls } = withDeadlines({ ...local, storage }, { timeout, run: retry, metrics });
  await restoreUnsent(settings.folder, local.messages);
  await retry(() => local.personalData.eraseAgain(), systemClock.elapsed() + timeout);
  return { ...ports, countCalls, close: () => database.destroy() };
}
