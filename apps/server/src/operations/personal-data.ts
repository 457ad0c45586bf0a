import { sql, type RawBuilder, type SelectQueryBuilder } from "kysely";
import { normalizeEmail } from "../messages/message-store.ts";
import { deleteOldCounts } from "../numbers/number-store.ts";
import { deleteEnded, forgetNumber } from "../sms/sms-budget.ts";
import { forgetSender } from "../storage/rate-limits.ts";
import type { Database, Tables } from "../storage/tables.ts";
import type { SqlFunctions } from "../storage/sql-functions.ts";
import { eraseList } from "./erase-list.ts";
import {
  deleteHalfRestored,
  deleteMailFiles,
  deleteMailFrom,
  deleteOldFiles,
  deleteSmsFiles,
} from "./stored-files.ts";

const day = 24 * 60 * 60_000;
const batchSize = 500;

/** A person, by e-mail address, or by phone number in E.164. */
export type Person = { readonly email: string } | { readonly phone: string };

export type Erasure = Awaited<ReturnType<typeof eraseRecords>>;
export type PersonalData = ReturnType<typeof databasePersonalData>;

export function databasePersonalData(database: Database, sqlFunctions: SqlFunctions, folder: string) {
  return {
    /** Deletes a batch of the oldest messages. */
    purge: async (before: Date) => {
      const old = database.selectFrom("message").select("id").where("received_at", "<", before.toISOString());
      return await deleteBatch(database, folder, old.orderBy("received_at"));
    },

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

/** @param until keeps what came later, from someone who wrote again */
export async function eraseRecords(database: Database, folder: string, person: Person, until: Date) {
  return "email" in person
    ? await eraseSender(database, folder, normalizeEmail(person.email), until)
    : await eraseMember(database, folder, person.phone, until);
}

async function eraseSender(database: Database, folder: string, email: string, until: Date) {
  const sent = database
    .selectFrom("message")
    .select("id")
    .where("normalized_email", "=", email)
    .where("received_at", "<=", until.toISOString());
  const erasure = { messages: 0, members: 0, links: 0, files: 0 };
  for (;;) {
    const { messages, files } = await deleteBatch(database, folder, sent);
    if (messages === 0) break;
    erasure.messages += messages;
    erasure.files += files;
  }
  await forgetSender(database, email);
  return erasure;
}

/** Deletes files first: if a crash leaves some, their rows still name them. */
async function deleteBatch(
  database: Database,
  folder: string,
  query: SelectQueryBuilder<Tables, "message", { id: string }>,
) {
  const ids = (await query.limit(batchSize).execute()).map(({ id }) => id);
  if (ids.length === 0) return { messages: 0, files: 0 };
  const files = await deleteMailFiles(folder, ids);
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("mail_job").where("id", "in", ids).execute();
    await transaction.deleteFrom("message").where("id", "in", ids).execute();
  });
  // The mail worker may have written one meanwhile.
  return { messages: ids.length, files: files + (await deleteMailFiles(folder, ids)) };
}

async function eraseMember(database: Database, folder: string, phone: string, until: Date) {
  const counts = await database.transaction().execute(async (transaction) => {
    const members = transaction
      .selectFrom("member")
      .select("id")
      .where("phone", "=", phone)
      .where("created_at", "<=", until.toISOString());
    const links = transaction
      .selectFrom("member_link")
      .select("token_hash")
      .where("member_id", "in", members);
    await transaction
      .deleteFrom("verified_phone")
      .where((eb) => eb.or([eb("phone", "=", phone), eb("token_hash", "in", links)]))
      .execute();
    await transaction.deleteFrom("verification").where("phone", "=", phone).execute();
    await forgetNumber(transaction, phone);
    const deletedLinks = await transaction
      .deleteFrom("member_link")
      .where("member_id", "in", members)
      .executeTakeFirst();
    const deletedMembers = await transaction
      .deleteFrom("member")
      .where("id", "in", members)
      .executeTakeFirst();
    return {
      members: Number(deletedMembers.numDeletedRows),
      links: Number(deletedLinks.numDeletedRows),
    };
  });
  return { messages: 0, ...counts, files: await deleteSmsFiles(folder, phone) };
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
