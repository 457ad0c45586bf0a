import { sql, type RawBuilder } from "kysely";
import { normalizeEmail } from "../messages/message-store.ts";
import { deleteOldCounts } from "../numbers/number-store.ts";
import { deleteEnded } from "../sms/sms-budget.ts";
import type { Database } from "../storage/tables.ts";
import type { SqlFunctions } from "../storage/sql-functions.ts";
import { eraseList } from "./erase-list.ts";
import { deleteOldestMessages, eraseRecords, type Erasure, type Person } from "./erase-records.ts";
import { deleteHalfRestored, deleteMailFrom, deleteOldFiles } from "./stored-files.ts";

const day = 24 * 60 * 60_000;

export type PersonalData = ReturnType<typeof databasePersonalData>;

export function databasePersonalData(database: Database, sqlFunctions: SqlFunctions, folder: string) {
  return {
    purge: async (before: Date) => await deleteOldestMessages(database, folder, before),

    async countOlder(before: Date): Promise<number> {
      const { older } = await database
        .selectFrom("message")
        .select((eb) => eb.fn.countAll<number>().as("older"))
        .where("received_at", "<", before.toISOString())
        .executeTakeFirstOrThrow();
      return older;
    },

    /** Deletes old files, too. No file of the database contains deleted text afterwards. */
    async tidy(before: Date): Promise<number> {
      await deleteEndedRows(database, sqlFunctions);
      const files = await deleteOldFiles(folder, before);
      await sqlFunctions.emptyLog(database);
      return files;
    },

    /** Deletes all that is stored of a person, and adds them to the erase list, so that a restore erases them again. */
    async erase(person: Person, now: Date): Promise<Erasure> {
      const erasedAt = await readTime(database, sqlFunctions.timeOf(now));
      // First, so that the next start continues after a crash.
      for (const name of await namesOf(database, person)) await eraseList(folder).add(name, erasedAt);
      const erasure = await eraseRecords(database, folder, person, erasedAt);
      if ("email" in person) erasure.files += await deleteMailFrom(folder, person.email, erasedAt);
      await deleteHalfRestored(folder);
      await sqlFunctions.emptyLog(database);
      return erasure;
    },

    export: async (person: Person) => ({
      messages: "email" in person ? await exportMessages(database, person.email) : [],
      members: "phone" in person ? await exportMembers(database, person.phone) : [],
    }),
  };
}

async function deleteEndedRows(database: Database, sqlFunctions: SqlFunctions): Promise<void> {
  await database
    .deleteFrom("member_link")
    .where((eb) => eb.or([eb("used_at", "is not", null), eb("expires_at", "<=", sqlFunctions.time())]))
    .execute();
  await database
    .deleteFrom("verified_phone")
    .where("token_hash", "not in", (eb) => eb.selectFrom("member_link").select("token_hash"))
    .where("verified_at", "<=", sqlFunctions.time(-day))
    .execute();
  await database.deleteFrom("verification").where("expires_at", "<=", sqlFunctions.time()).execute();
  await deleteEnded(database, sqlFunctions);
  // The library writes their times by the clock of the process.
  await database.deleteFrom("rate_limit").where("expire", "<=", Date.now()).execute();
  await deleteOldCounts(database, sqlFunctions);
}

async function readTime(database: Database, time: RawBuilder<string>): Promise<Date> {
  const { rows } = await sql<{ time: string }>`select ${time} as time`.execute(database);
  return new Date(rows[0]?.time ?? Number.NaN);
}

/** Returns a person's names for the erase list. In a backup, a member may have another number, but not another id. */
async function namesOf(database: Database, person: Person): Promise<readonly string[]> {
  if ("email" in person) return [normalizeEmail(person.email)];
  const members = await database
    .selectFrom("member")
    .select("id")
    .where("phone", "=", person.phone)
    .execute();
  return [person.phone, ...members.map(({ id }) => id)];
}

async function exportMessages(database: Database, email: string): Promise<readonly object[]> {
  const messages = await database
    .selectFrom("message")
    .leftJoin("mail_job", "mail_job.id", "message.id")
    .select(["message.id as reference", "form", "language", "received_at as receivedAt", "fields"])
    .select(["mail_job.state as mail", "mail_job.sent_at as mailSentAt"])
    .where("normalized_email", "=", normalizeEmail(email))
    .orderBy("received_at")
    .execute();
  for (const message of messages) message.fields = JSON.parse(message.fields);
  return messages;
}

/** Numbers are unique. */
async function exportMembers(database: Database, phone: string): Promise<readonly object[]> {
  const members = database.selectFrom("member").where("phone", "=", phone);
  const member = await members.select(["id", "password_hash", "created_at"]).executeTakeFirst();
  if (!member) return [];
  const { id, password_hash, created_at: createdAt } = member;
  const links = await database
    .selectFrom("member_link")
    .select(["kind", "expires_at as expiresAt", "used_at as usedAt"])
    .where("member_id", "=", id)
    .execute();
  return [{ id, phone, hasPassword: password_hash !== null, createdAt, links }];
}
