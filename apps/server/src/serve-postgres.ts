import { systemClock } from "./config/clock.ts";
import type { Telemetry } from "./config/telemetry.ts";
import { callPorts } from "./storage/call-ports.ts";
import { answerCall } from "./storage/serve-ports.ts";
import { postgresDialect } from "./storage/postgres-dialect.ts";
import { localPorts, type ServedDatabase } from "./database-ports.ts";
import { applyEraseList } from "./operations/apply-erase-list.ts";
import { commitRow } from "./storage/probe-storage.ts";
import { smsFiles } from "./sms/sms-files.ts";
import { databaseVerifier } from "./sms/database-verifier.ts";
import { isReadOnly } from "./storage/postgres-failures.ts";
import type { OpenedPostgres } from "./storage/open-postgres.ts";
import { repeatUnit } from "./storage/retry-transaction.ts";

interface ServeOptions extends Pick<OpenedPostgres, "database" | "pool"> {
  /** Where files are that hold copies, and the list of who was erased. */
  readonly folder: string;
  /** Where SMS become files. */
  readonly smsFolder: string;
  /** The sender's name in an SMS. */
  readonly senderName: string;
  /** The host of the page that may autofill the code. */
  readonly host: string;
  /** Whether each SMS is written to the console, too. */
  readonly printsSms: boolean;
  /** How long a call may take, in milliseconds. */
  readonly timeout: number;
  readonly telemetry: Telemetry;
}

/**
 * The ports on a PostgreSQL. Each call is a whole unit of work: it is done again where the connection breaks, the primary
 * is another one now, or another transaction was in the way.
 */
export async function servePostgres(options: ServeOptions): Promise<ServedDatabase> {
  const { database, pool, folder, smsFolder, senderName, host, printsSms, timeout, telemetry } = options;
  const served = {
    ...localPorts(database, postgresDialect, folder),
    verifier: databaseVerifier({
      database,
      dialect: postgresDialect,
      sendSms: smsFiles(smsFolder, (text) => printsSms && process.stdout.write(text)),
      senderName,
      host,
    }),
    storage: { probe: () => commitRow(database, postgresDialect) },
  };
  await repeat(() => applyEraseList(database, postgresDialect, folder), systemClock.elapsed() + timeout);
  const { ports, settle, count } = callPorts<typeof served>(
    (call) => void answerCall(served, call, repeat).then(settle),
    timeout,
    telemetry.databaseCall,
  );
  return {
    // By name: whoever forwards messages spreads them.
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
    close: () => database.destroy(),
  };

  async function repeat(work: () => Promise<unknown>, deadline: number): Promise<unknown> {
    return await repeatUnit(work, { deadline, onRepeat: (reason) => isReadOnly(reason) && pool.leave() });
  }
}
