import { existsSync } from "node:fs";
import { join } from "node:path";
import { defaultDeadlines, type Deadlines } from "./config/deadlines.ts";
import { errorText, SetupError } from "./config/errors.ts";
import { databaseFileOf, isPublic, publicAddress } from "./config/read-environment.ts";
import type { Telemetry } from "./config/telemetry.ts";
import type { Environment } from "./config/variables.ts";
import { databasePorts, type ServedDatabase } from "./database-ports.ts";
import { memoryLimiter, type CreateLimiter } from "./http/limiter.ts";
import { postgresLimiters } from "./http/postgres-limiter.ts";
import type { OperatorPorts } from "./operations/command.ts";
import { startPostgres } from "./start-postgres.ts";
import { startSqlite } from "./start-sqlite.ts";
import { assertImported } from "./storage/assert-imported.ts";
import { openSqlite } from "./storage/open-sqlite.ts";
import { makeFolder } from "./storage/files.ts";
import { openPostgres } from "./storage/open-postgres.ts";
import { postgresFunctions, sqliteFunctions } from "./storage/sql-functions.ts";
import {
  countConnections,
  operatorLimits,
  serverLimits,
  type PoolCount,
  type PoolLimits,
} from "./storage/postgres-pool.ts";

interface OpenOptions {
  /** The sender's name in an SMS. */
  readonly senderName: string;
  readonly deadlines: Deadlines;
  readonly telemetry: Telemetry;
}

/** The ports of a running server's own database. */
export interface OpenedDatabase extends ServedDatabase {
  /** The place of messages, for the operator. */
  readonly place: string;
  /** The path of a SQLite file. */
  readonly databaseFile: string | undefined;
  /** Creates limits that all servers share, if PostgreSQL is theirs. */
  readonly createLimiter: CreateLimiter;
  /** Counts the connections to PostgreSQL. */
  readonly countConnections: (() => PoolCount) | undefined;
}

/**
 * Opens the database of a server: PostgreSQL if `DATABASE_URL` is set, otherwise a SQLite file in a thread.
 *
 * @throws SetupError if it cannot be opened
 */
export async function openServerDatabase(
  environment: Environment,
  { senderName, deadlines, telemetry }: OpenOptions,
): Promise<OpenedDatabase> {
  const { DATABASE_URL, DATA_DIR } = environment;
  const options = {
    smsFolder: join(DATA_DIR, "sms"),
    senderName,
    host: publicAddress(environment).hostname,
    // More people read a public server's console than may change members' numbers.
    printsSms: !isPublic(environment),
    timeout: deadlines.storeCall,
    telemetry,
  };
  if (!DATABASE_URL) {
    const databaseFile = databaseFileOf(environment);
    const thread = await startSqlite({ ...options, file: databaseFile });
    const place = databaseFile;
    return { ...thread, place, databaseFile, createLimiter: memoryLimiter, countConnections: undefined };
  }
  makeDataFolder(DATA_DIR);
  const opened = await openShared(environment, DATABASE_URL, serverLimits, deadlines.databaseStart);
  return {
    ...(await startPostgres({ ...opened, ...options, folder: DATA_DIR })),
    place: opened.description,
    databaseFile: undefined,
    countConnections: () => countConnections(opened.pool),
    createLimiter: postgresLimiters(opened.pool, { timeout: deadlines.limitCount, telemetry }),
  };
}

/**
 * Opens the database for operators' commands. A server must have created it before.
 *
 * @throws SetupError if it cannot be opened
 */
export async function openOperatorDatabase(environment: Environment): Promise<OperatorPorts> {
  const { DATABASE_URL: url, DATA_DIR } = environment;
  const { database } = url
    ? await openShared(environment, url, operatorLimits, defaultDeadlines.databaseStart)
    : { database: await openFile(environment) };
  const sqlFunctions = url ? postgresFunctions : sqliteFunctions();
  return {
    ...databasePorts(database, sqlFunctions, DATA_DIR),
    [Symbol.asyncDispose]: () => database.destroy(),
  };
}

async function openFile(environment: Environment) {
  // A mistyped folder must not look like an empty database.
  if (!existsSync(environment.DATA_DIR))
    throw new SetupError(
      `There is no folder ${environment.DATA_DIR}. Start the server once, or set DATA_DIR to its folder.`,
    );
  return await openSqlite(databaseFileOf(environment));
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
    const message = `The folder ${folder} could not be made: ${errorText(cause)}. Set DATA_DIR to another one.`;
    throw new SetupError(message, { cause });
  }
}
