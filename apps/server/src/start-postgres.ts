import { systemClock } from "./config/clock.ts";
import { serverPorts, type ServedDatabase, type StartOptions } from "./database-ports.ts";
import { applyEraseList } from "./operations/apply-erase-list.ts";
import { awaitStandby, postgresFunctions } from "./storage/sql-functions.ts";
import { commitRow } from "./storage/probe-storage.ts";
import { retryTransaction } from "./storage/retry-transaction.ts";
import type { Database } from "./storage/tables.ts";
import { withDeadlines } from "./storage/with-deadlines.ts";

interface PostgresOptions extends StartOptions {
  readonly database: Database;
  /** The folder of mail and SMS files, and of the erase list. */
  readonly folder: string;
}

/** Creates a server's ports on a PostgreSQL. Retries each call until its deadline. */
export async function startPostgres(options: PostgresOptions): Promise<ServedDatabase> {
  const { database, folder, timeout, telemetry, ...sms } = options;
  const local = serverPorts(database, postgresFunctions, folder, sms);
  const messages: typeof local.messages = {
    ...local.messages,
    findRepeat: async (message) => await confirm(local.messages.findRepeat(message)),
    save: async (message) => await confirm(local.messages.save(message)),
  };
  const storage = { probe: () => commitRow(database, postgresFunctions) };
  const { ports, countCalls } = withDeadlines(
    { ...local, messages, storage },
    { timeout, run: retry, onCall: telemetry.databaseCall },
  );
  await retry(() => applyEraseList(database, postgresFunctions, folder), systemClock.elapsed() + timeout);
  return {
    ...ports,
    probeStorage: () => ports.storage.probe(),
    countCalls,
    close: () => database.destroy(),
  };

  async function retry<Result>(run: () => Promise<Result>, deadline: number): Promise<Result> {
    return await retryTransaction(run, { deadline, awaitStandby: () => awaitStandby(database) });
  }

  /** Waits for a repeated message: the call that stored it may have failed before a standby had it. */
  async function confirm<Result extends { readonly status: string } | undefined>(
    saving: Promise<Result>,
  ): Promise<Result> {
    const result = await saving;
    if (result?.status === "repeated") await awaitStandby(database);
    return result;
  }
}
