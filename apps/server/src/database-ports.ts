import type { Telemetry } from "./config/telemetry.ts";
import type { Database } from "./storage/tables.ts";
import type { SqlFunctions } from "./storage/sql-functions.ts";
import { databaseOutbox } from "./mail/outbox.ts";
import { createMemberStore } from "./members/member-store.ts";
import { databaseMessageStore } from "./messages/database-message-store.ts";
import { databasePersonalData } from "./operations/personal-data.ts";
import { createSmsBudget } from "./sms/sms-budget.ts";
import { databaseVerifier, smsFiles } from "./sms/database-verifier.ts";

/**
 * The ports of a database. A method can be repeated after a failure, since it may have succeeded: messages have ids, links
 * know the call that used them, claims of mail have a fence, and a deletion finds nothing the second time.
 */
export type DatabasePorts = ReturnType<typeof databasePorts>;

/** Creates the ports of a database. @param folder the folder of mail and SMS files, and of the erase list */
export function databasePorts(database: Database, sqlFunctions: SqlFunctions, folder: string) {
  return {
    messages: databaseMessageStore(database, sqlFunctions),
    members: createMemberStore(database, sqlFunctions),
    outbox: databaseOutbox(database, sqlFunctions),
    personalData: databasePersonalData(database, sqlFunctions, folder),
    smsBudget: createSmsBudget(database, sqlFunctions),
  };
}

/** The SMS of a server without Twilio, which become files. */
export interface SmsFiles {
  readonly smsFolder: string;
  /** The sender's name in an SMS. */
  readonly senderName: string;
  /** The host of the page that autofills the code. */
  readonly host: string;
  /** Whether to print each SMS, too. */
  readonly printsSms: boolean;
}

/** Creates the ports of a server: those of its database, and the verifier. */
export function serverPorts(database: Database, sqlFunctions: SqlFunctions, folder: string, sms: SmsFiles) {
  const { smsFolder, senderName, host, printsSms } = sms;
  const sendSms = smsFiles(smsFolder, (text) => printsSms && process.stdout.write(text));
  return {
    ...databasePorts(database, sqlFunctions, folder),
    verifier: databaseVerifier({ database, sqlFunctions, sendSms, senderName, host }),
  };
}

/** The options of a server on its own database. */
export interface StartOptions extends SmsFiles {
  /** How long a call may take, in milliseconds. */
  readonly timeout: number;
  readonly telemetry: Telemetry;
}

/** The ports of a running server. A call rejects if it takes too long, or if too many wait. */
export interface ServedDatabase extends ReturnType<typeof serverPorts> {
  /** Rejects if no message can be stored. */
  readonly probeStorage: () => Promise<void>;
  /** Returns the number of calls in progress. */
  readonly countCalls: () => number;
  readonly close: () => Promise<void>;
}
