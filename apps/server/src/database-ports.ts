import type { Database } from "./storage/database.ts";
import type { Dialect } from "./storage/dialect.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { MessageStore } from "./messages/message-store.ts";
import type { PersonalData } from "./operations/personal-data.ts";
import { createMemberStore, type MemberStore } from "./members/member-store.ts";
import { databaseMessageStore } from "./messages/database-message-store.ts";
import { databaseOutbox } from "./mail/database-outbox.ts";
import { localPersonalData } from "./operations/database-personal-data.ts";
import { createSmsBudget, type SmsBudget } from "./sms/sms-budget.ts";

/** What one database keeps. Each method is a whole unit of work: no transaction leaves it. */
export interface LocalPorts {
  readonly messages: MessageStore;
  readonly members: MemberStore;
  readonly outbox: Outbox;
  readonly personalData: PersonalData;
  readonly smsBudget: SmsBudget;
}

/** The ports on a database in this thread. @param folder where files are that hold copies */
export function localPorts(database: Database, dialect: Dialect, folder: string): LocalPorts {
  return {
    messages: databaseMessageStore(database, dialect),
    members: createMemberStore(database, dialect),
    outbox: databaseOutbox(database, dialect),
    personalData: localPersonalData(database, dialect, folder),
    smsBudget: createSmsBudget(database, dialect),
  };
}
