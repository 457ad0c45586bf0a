import { sql, type RawBuilder } from "kysely";
import { openDatabase, type Database } from "../storage/database.ts";
import type { Dialect } from "../storage/dialect.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { SetupError } from "../config/setup-error.ts";
import type { Erasure, Person, PersonalData, PersonalRecords, Purged } from "./personal-data.ts";
import {
  deleteHalfRestored,
  deleteMailCopies,
  deleteOldCopies,
  deleteSmsCopies,
  formerDatabases,
} from "../storage/recovered-files.ts";
import { eraseList, normalized } from "./erase-list.ts";
import { memberBatches, messageBatches } from "../storage/row-batches.ts";
import { deleteEndedCounts, forgetSender } from "../storage/rate-limits.ts";
import { deleteEnded, forgetNumber } from "../sms/sms-budget.ts";

const batchSize = 500;
/** How many values a query may name. */
const namesAtOnce = 500;
const day = 24 * 60 * 60_000;
/** A former database is always a file. */
const formerDialect = sqliteDialect();

/** What the database and the files beside it hold of people. @param folder the files' */
export function localPersonalData(database: Database, dialect: Dialect, folder: string): PersonalData {
  const list = eraseList(folder);
  return {
    purge: (before) => purge(database, folder, before),
    async countOlder(before) {
      const { older } = await database
        .selectFrom("message")
        .select((eb) => eb.fn.countAll<number>().as("older"))
        .where("received_at", "<", before.toISOString())
        .executeTakeFirstOrThrow();
      return older;
    },
    async tidy(before) {
      await database
        .deleteFrom("member_link")
        .where((eb) => eb.or([eb("used_at", "is not", null), eb("expires_at", "<=", dialect.time())]))
        .execute();
      await database
        .deleteFrom("verified_phone")
        .where("token_hash", "not in", (eb) => eb.selectFrom("member_link").select("token_hash"))
        .where("verified_at", "<=", dialect.time(-day))
        .execute();
      await database.deleteFrom("verification").where("expires_at", "<=", dialect.time()).execute();
      await deleteEnded(database, dialect);
      await deleteEndedCounts(database);
      const files = (await deleteOldCopies(folder, before)) + (await deleteHalfRestored(folder));
      await dialect.emptyLog(database);
      for (const file of await formerDatabases(folder)) await purgeFormer(file, folder, before);
      return files;
    },
    async erase(person, now) {
      const erasedAt = await readTime(database, dialect.timeOf(now));
      // First, so that a crash in between erases at the next start. By id, too: a member had another number before.
      for (const name of [addressOf(person), ...(await memberIds(database, person))])
        await list.add(name, erasedAt);
      const counts = await erase(database, dialect, folder, person, erasedAt);
      let isFound = isAny(counts);
      await deleteHalfRestored(folder);
      for (const file of await formerDatabases(folder)) {
        await inFormer(await openFormer(file), async (former) => {
          if (isAny(await erase(former, formerDialect, folder, person, erasedAt))) isFound = true;
          await applyEraseList(former, formerDialect, folder);
        });
      }
      return { ...counts, isFound };
    },
    export: (person) => exportRecords(database, person),
  };
}

/** Erases again who was erased before, where a restored backup holds them. */
export async function applyEraseList(database: Database, dialect: Dialect, folder: string): Promise<void> {
  const erasedAt = await eraseList(folder).read();
  if (!erasedAt) return;
  let isFound = false;
  for await (const messages of messageBatches(database)) {
    const erased = messages.filter(
      ({ email, received_at }) => received_at <= (erasedAt(email)?.toISOString() ?? ""),
    );
    if (erased.length === 0) continue;
    isFound = true;
    await deleteMessages(database, folder, idsOf(erased));
    for (const email of new Set(erased.map((message) => normalized(message.email))))
      await forgetSender(database, email);
  }
  for await (const members of memberBatches(database))
    for (const { id, phone } of members) {
      const until = erasedAt(id) ?? erasedAt(phone);
      if (until) await erase(database, dialect, folder, { phone }, until);
    }
  if (isFound) await dialect.emptyLog(database);
}

async function openFormer(file: string): Promise<Database> {
  return await openDatabase(file).catch((cause: unknown) => {
    throw new SetupError(
      `Erased from the database, but not from ${file}, which this version cannot open. ` +
        "Delete that file, which is a former database, and run this command again.",
      { cause },
    );
  });
}

/** A file is as old as its last change, and what is in it may be older. */
async function purgeFormer(file: string, folder: string, before: Date): Promise<void> {
  // One that cannot be opened is deleted by its age.
  const former = await openDatabase(file).catch(() => undefined);
  if (!former) return;
  await inFormer(former, async () => {
    while ((await purge(former, folder, before)).messages > 0);
    await formerDialect.emptyLog(former);
  });
}

/** Closes it in any case: a server does this each day, and may fail each day. */
async function inFormer(former: Database, work: (former: Database) => Promise<void>): Promise<void> {
  try {
    await work(former);
  } finally {
    await former.destroy();
  }
}

function addressOf(person: Person): string {
  return "email" in person ? person.email : person.phone;
}

async function purge(database: Database, folder: string, before: Date): Promise<Purged> {
  const messages = await database
    .selectFrom("message")
    .select("id")
    .where("received_at", "<", before.toISOString())
    .orderBy("received_at")
    .limit(batchSize)
    .execute();
  return { messages: messages.length, files: await deleteMessages(database, folder, idsOf(messages)) };
}

type Counts = Omit<Erasure, "isFound">;

function isAny(counts: Counts): boolean {
  return Object.values(counts).some((count) => count > 0);
}

/** @param until what came later is another message, of somebody who wrote again */
async function erase(
  database: Database,
  dialect: Dialect,
  folder: string,
  person: Person,
  until: Date,
): Promise<Counts> {
  const ids = await messagesOf(database, person, until);
  const mails = await deleteMessages(database, folder, ids);
  if ("email" in person) await forgetSender(database, normalized(person.email));
  const { members, links, phones } = await deleteMembers(database, person, until);
  const sms = await deleteSmsCopies(folder, phones);
  await dialect.emptyLog(database);
  return { messages: ids.length, members, links, files: mails + sms };
}

/** Files first: what a crash leaves is found by its row. Again afterwards: a mail may just have become one. */
async function deleteMessages(database: Database, folder: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const files = await deleteMailCopies(folder, ids);
  await database.transaction().execute(async (transaction) => {
    for (let start = 0; start < ids.length; start += namesAtOnce) {
      const some = ids.slice(start, start + namesAtOnce);
      await transaction.deleteFrom("mail_job").where("id", "in", some).execute();
      await transaction.deleteFrom("message").where("id", "in", some).execute();
    }
  });
  return files + (await deleteMailCopies(folder, ids));
}

async function memberIds(database: Database, person: Person): Promise<readonly string[]> {
  if (!("phone" in person)) return [];
  return idsOf(await database.selectFrom("member").select("id").where("phone", "=", person.phone).execute());
}

async function deleteMembers(database: Database, person: Person, until: Date) {
  if (!("phone" in person)) return { members: 0, links: 0, phones: [] };
  const { phone } = person;
  return await database.transaction().execute(async (transaction) => {
    const members = await transaction
      .selectFrom("member")
      .select("id")
      .where("phone", "=", phone)
      .where("created_at", "<=", until.toISOString())
      .execute();
    await transaction.deleteFrom("verified_phone").where("phone", "=", phone).execute();
    await transaction.deleteFrom("verification").where("phone", "=", phone).execute();
    await forgetNumber(transaction, phone);
    const ids = idsOf(members);
    if (ids.length === 0) return { members: 0, links: 0, phones: [phone] };
    const links = await transaction
      .deleteFrom("member_link")
      .where("member_id", "in", ids)
      .returning("token_hash")
      .execute();
    await transaction
      .deleteFrom("verified_phone")
      .where(
        "token_hash",
        "in",
        links.map(({ token_hash }) => token_hash),
      )
      .execute();
    await transaction.deleteFrom("member").where("id", "in", ids).execute();
    return { members: ids.length, links: links.length, phones: [phone] };
  });
}

async function messagesOf(database: Database, person: Person, until?: Date): Promise<readonly string[]> {
  if (!("email" in person)) return [];
  const wanted = normalized(person.email);
  const ids: string[] = [];
  for await (const messages of messageBatches(database))
    for (const { id, email, received_at } of messages)
      if (normalized(email) === wanted && (!until || received_at <= until.toISOString())) ids.push(id);
  return ids;
}

async function exportRecords(database: Database, person: Person): Promise<PersonalRecords> {
  const ids = await messagesOf(database, person);
  const messages = await database
    .selectFrom("message")
    .leftJoin("mail_job", "mail_job.id", "message.id")
    .select(["message.id", "form", "language", "received_at", "fields"])
    .select(["mail_job.state", "mail_job.sent_at"])
    .where("message.id", "in", ids)
    .orderBy("received_at")
    .execute();
  const members = await database
    .selectFrom("member")
    .selectAll()
    .where("phone", "=", "phone" in person ? person.phone : "")
    .execute();
  const links = await database
    .selectFrom("member_link")
    .select(["member_id", "kind", "expires_at", "used_at"])
    .where("member_id", "in", idsOf(members))
    .execute();
  return {
    messages: messages.map(({ id, form, language, received_at, fields, state, sent_at }) => ({
      reference: id,
      form,
      language,
      receivedAt: received_at,
      fields: JSON.parse(fields),
      mail: state,
      mailSentAt: sent_at,
    })),
    members: members.map(({ id, phone, password_hash, created_at }) => ({
      id,
      phone,
      hasPassword: password_hash !== null,
      createdAt: created_at,
      links: links
        .filter(({ member_id }) => member_id === id)
        .map(({ kind, expires_at, used_at }) => ({ kind, expiresAt: expires_at, usedAt: used_at })),
    })),
  };
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}

async function readTime(database: Database, time: RawBuilder<string>): Promise<Date> {
  const { rows } = await sql<{ time: string }>`select ${time} as time`.execute(database);
  return new Date(rows[0]?.time ?? Number.NaN);
}
