import { join } from "node:path";
import type { Localized } from "@matchfront/locales/locales";
import { databaseOutbox } from "../mail/outbox.ts";
import { createMemberStore } from "../members/member-store.ts";
import { databaseMessageStore } from "../messages/database-message-store.ts";
import { createNumberStore } from "../numbers/number-store.ts";
import { standardOutput } from "./output.ts";
import { databasePersonalData } from "./personal-data.ts";
import { databaseVerifier, smsFiles } from "../sms/database-verifier.ts";
import { createSmsBudget } from "../sms/sms-budget.ts";
import { createClockStore } from "../storage/clock-marks.ts";
import type { SqlFunctions } from "../storage/sql-functions.ts";
import type { Database } from "../storage/tables.ts";

/**
 * The ports of a database. A method can be repeated after a failure, since it may have succeeded: messages have ids, links
 * know the call that used them, claims of mail have a fence, and a deletion finds nothing the second time. Only counts of
 * visits may be added twice.
 */
export type DatabasePorts = ReturnType<typeof databasePorts>;

export function databasePorts(database: Database, sqlFunctions: SqlFunctions, folder: string) {
  return {
    messages: databaseMessageStore(database, sqlFunctions),
    members: createMemberStore(database, sqlFunctions),
    outbox: databaseOutbox(database, sqlFunctions),
    numbers: createNumberStore(database, sqlFunctions),
    personalData: databasePersonalData(database, sqlFunctions, folder),
    smsBudget: createSmsBudget(database, sqlFunctions),
    clock: createClockStore(database, sqlFunctions),
  };
}

/** The settings of a server's ports: plain data, since it is posted to the database's thread. */
export interface PortSettings {
  readonly folder: string;
  readonly smsTexts: Localized<string>;
  readonly printsSms: boolean;
}

export function serverPorts(database: Database, sqlFunctions: SqlFunctions, settings: PortSettings) {
  const { folder, smsTexts: texts, printsSms } = settings;
  const sendSms = smsFiles(join(folder, "sms"), (text) => printsSms && standardOutput.write(text));
  return {
    ...databasePorts(database, sqlFunctions, folder),
    verifier: databaseVerifier(database, sqlFunctions, sendSms, texts),
  };
}
