import { existsSync } from "node:fs";
import { join } from "node:path";
import { startDatabaseThread } from "./start-database-thread.ts";
import { openDatabase } from "./storage/database.ts";
import { postgresDialect } from "./storage/postgres-dialect.ts";
import { sqliteDialect } from "./storage/sqlite-dialect.ts";
import { defaultDeadlines, type Deadlines } from "./config/deadlines.ts";
import { isPublic } from "./config/public-server.ts";
import { databaseFileOf, publicAddress } from "./config/read-environment.ts";
import type { Environment } from "./config/variables.ts";
import { errorText } from "./config/error-text.ts";
import { SetupError } from "./config/setup-error.ts";
import { makeFolder } from "./storage/make-folder.ts";
import { memoryLimiter, type CreateLimiter } from "./http/limiter.ts";
import { localPorts, type LocalPorts } from "./database-ports.ts";
import type { ServedDatabase } from "./served-database.ts";
import { assertImported } from "./storage/assert-imported.ts";
import { postgresLimiters } from "./storage/postgres-limiter.ts";
import { openPostgres, type OpenedPostgres } from "./storage/open-postgres.ts";
import { operatorLimits, serverLimits, type PoolCount, type PoolLimits } from "./storage/primary-pool.ts";
import { servePostgres } from "./serve-postgres.ts";

interface ServeOptions {
  /** The sender's name in an SMS. */
  readonly senderName: string;
  readonly deadlines: Deadlines;
  /** Told what happened to the database's thread, for the log. */
  readonly onTrouble: (error: Error) => void;
  /** Told how many seconds each call of the database took. */
  readonly onCall: (operation: string, seconds: number) => void;
  /** Told of each call that was counted in this process alone, since the shared database was away. */
  readonly onInsured: () => void;
}

/** A running server's database, and where it is. */
export interface ChosenDatabase {
  readonly local: ServedDatabase;
  /** Where messages are stored, for the operator. */
  readonly place: string;
  /** The database's path, where it is a file. */
  readonly databaseFile?: string;
  /** Counts in the database where several servers share it. */
  readonly createLimiter: CreateLimiter;
  /** How many connections to it there are, where it is PostgreSQL. */
  readonly countConnections?: () => PoolCount;
}

/**
 * Opens this server's own database: PostgreSQL where `DATABASE_URL` names one, otherwise a SQLite file.
 *
 * @throws SetupError where it cannot be opened
 */
export async function serveDatabase(
  environment: Environment,
  { senderName, deadlines, onTrouble, onCall, onInsured }: ServeOptions,
): Promise<ChosenDatabase> {
  const { DATABASE_URL, DATA_DIR } = environment;
  const options = {
    smsFolder: join(DATA_DIR, "sms"),
    senderName,
    host: publicAddress(environment).hostname,
    // A public server's console is read by more people than may change members' numbers.
    printsSms: !isPublic(environment),
    timeout: deadlines.storeCall,
    onCall,
  };
  if (DATABASE_URL) {
    // For what is no matter of the database: accepted mail, files of mail and SMS, who was erased.
    makeDataFolder(DATA_DIR);
    const opened = await openShared(environment, DATABASE_URL, serverLimits, deadlines);
    return {
      local: await servePostgres({ ...opened, ...options, folder: DATA_DIR }),
      place: opened.description,
      countConnections: () => opened.pool.count(),
      createLimiter: postgresLimiters(opened.pool, { timeout: deadlines.limitCount, onInsured }),
    };
  }
  const databaseFile = databaseFileOf(environment);
  const restartDelay = deadlines.threadRestart;
  const local = await startDatabaseThread({ ...options, file: databaseFile, restartDelay, onTrouble });
  return { local, place: databaseFile, databaseFile, createLimiter: memoryLimiter };
}

/**
 * Opens the database of a server that ran before, for commands.
 *
 * @throws SetupError
 */
export async function openLocalPorts(
  environment: Environment,
): Promise<LocalPorts & { readonly close: () => Promise<void> }> {
  const { DATABASE_URL, DATA_DIR } = environment;
  if (DATABASE_URL) {
    const { database } = await openShared(environment, DATABASE_URL, operatorLimits, defaultDeadlines);
    return { ...localPorts(database, postgresDialect, DATA_DIR), close: () => database.destroy() };
  }
  // A mistyped folder must not look like an empty database.
  if (!existsSync(DATA_DIR))
    throw new SetupError(
      `There is no folder ${DATA_DIR}. Start the server once, or set DATA_DIR to its folder.`,
    );
  const database = await openDatabase(databaseFileOf(environment));
  return { ...localPorts(database, sqliteDialect(), DATA_DIR), close: () => database.destroy() };
}

function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    const message = `The folder ${folder} could not be made: ${errorText(cause)}. Set DATA_DIR to another one.`;
    throw new SetupError(message, { cause });
  }
}

async function openShared(
  environment: Environment,
  url: string,
  limits: PoolLimits,
  { databaseStart }: Deadlines,
): Promise<OpenedPostgres> {
  assertImported(databaseFileOf(environment));
  return await openPostgres({
    url,
    isPublic: isPublic(environment),
    migrations: environment.MIGRATIONS,
    limits,
    timeout: databaseStart,
  });
}
