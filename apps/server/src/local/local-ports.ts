import type { Database } from "../database/database.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { MemberDirectory } from "../members/member-directory.ts";
import type { VerifiedPhones } from "../members/verified-phones.ts";
import type { MessageStore } from "../messages/message-store.ts";
import { localMemberDirectory } from "./member-directory.ts";
import { localMemberRecords, type MemberRecords } from "./member-records.ts";
import { localMessageStore } from "./message-store.ts";
import { LocalOutbox } from "./outbox.ts";
import { localVerifiedPhones } from "./verified-phones.ts";

/** What one database keeps. Each method is a whole unit of work: no transaction leaves it. */
export interface LocalPorts {
  readonly messages: MessageStore;
  readonly members: MemberRecords;
  readonly directory: MemberDirectory;
  readonly verifiedPhones: VerifiedPhones;
  readonly outbox: Outbox;
}

/** The ports on a database in this thread. */
export function localPorts(database: Database): LocalPorts {
  return {
    messages: localMessageStore(database),
    members: localMemberRecords(database),
    directory: localMemberDirectory(database),
    verifiedPhones: localVerifiedPhones(database),
    outbox: new LocalOutbox(database),
  };
}
