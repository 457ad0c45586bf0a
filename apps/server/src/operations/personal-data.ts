import type { SelectQueryBuilder } from "kysely";
import { normalizeEmail } from "../messages/message-store.ts";
import { forgetNumber } from "../sms/sms-budget.ts";
import { readTime } from "../storage/clock-marks.ts";
import { forgetSender } from "../storage/rate-limits.ts";
import type { Database, Tables } from "../storage/tables.ts";
import type { SqlFunctions } from "../storage/sql-functions.ts";
import type { Contents } from "./contents.ts";
import { eraseList } from "./erase-list.ts";
import { countOldMessages, deleteEndedRows, oldMessages } from "./old-rows.ts";
import {
  deleteHalfRestored,
  deleteMailFiles,
  deleteMailFrom,
  deleteOldFiles,
  deleteSmsFiles,
} from "./stored-files.ts";

const batchSize = 500;

/** A person, by email address, or by phone number in E.164. */
export type Person = { readonly email: string } | { readonly phone: string };

export type Erasure = Record<"messages" | "members" | "links" | "files", number>;

export function databasePersonalData(database: Database, sqlFunctions: SqlFunctions, folder: string) {
  return {
    purge: async (before: Date) =>
      await deleteBatch(oldMessages(database, before).select("id").orderBy("received_at")),

    countOlder: (before: Date) => countOldMessages(database, before),

    /** Deletes old files, too. No file of the database contains deleted text afterwards. */
    async tidy(before: Date, now: Date): Promise<number> {
      await deleteEndedRows(database, now);
      const files = await deleteOldFiles(folder, { before, now, isStored });
      await sqlFunctions.emptyLog(database);
      return files;
    },

    /** Deletes all that is stored of a person, and adds them to the erase list, so that a restore erases them again. */
    async erase(person: Person, now: Date): Promise<Erasure> {
      const erasedAt = new Date(await readTime(database, sqlFunctions.timeOf(now)));
      // First, so that the next start continues after a crash.
      for (const name of await namesOf(database, person)) await eraseList(folder).add(name, erasedAt);
      const erasure = await eraseRecords(person, erasedAt);
      if ("email" in person) erasure.files += await deleteMailFrom(folder, person.email, erasedAt);
      await deleteHalfRestored(folder);
      await sqlFunctions.emptyLog(database);
      return erasure;
    },

    /** Erases again the people of the erase list, whom a restored backup may have. */
    async eraseAgain(): Promise<Contents> {
      const erased = { messages: 0, members: 0 };
      const erasedAt = await eraseList(folder).read();
      if (!erasedAt) return erased;
      const erase = async (person: Person, until: Date) => {
        const { messages, members } = await eraseRecords(person, until);
        erased.messages += messages;
        erased.members += members;
      };
      for await (const { normalized_email: email } of sendersOf(database)) {
        const until = erasedAt(email);
        if (until) await erase({ email }, until);
      }
      for await (const { id, phone, created_at: createdAt } of membersOf(database)) {
        const until = erasedAt(id) ?? erasedAt(phone);
        // A member who was added again may be verifying the number now.
        if (until && new Date(createdAt) <= until) await erase({ phone }, until);
      }
      if (erased.messages + erased.members > 0) await sqlFunctions.emptyLog(database);
      return erased;
    },

    export: async (person: Person) => ({
      messages: "email" in person ? await exportMessages(database, person.email) : [],
      members: "phone" in person ? await exportMembers(database, person.phone) : [],
    }),
  };

  async function isStored(id: string): Promise<boolean> {
    const found = database.selectFrom("message").select("id").where("id", "=", id);
    return (await found.executeTakeFirst()) !== undefined;
  }

  /** @param until keeps what came later, from someone who wrote again */
  async function eraseRecords(person: Person, until: Date) {
    return "email" in person
      ? await eraseSender(normalizeEmail(person.email), until)
      : await eraseMember(person.phone, until);
  }

  async function eraseSender(email: string, until: Date): Promise<Erasure> {
    const sent = database
      .selectFrom("message")
      .select("id")
      .where("normalized_email", "=", email)
      .where("received_at", "<=", until.toISOString());
    const erasure = { messages: 0, members: 0, links: 0, files: 0 };
    for (;;) {
      const { messages, files } = await deleteBatch(sent);
      if (messages === 0) break;
      erasure.messages += messages;
      erasure.files += files;
    }
    await forgetSender(database, email);
    return erasure;
  }

  /** Deletes files first: if a crash leaves some, their rows still name them. */
  async function deleteBatch(query: SelectQueryBuilder<Tables, "message", { id: string }>) {
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

  async function eraseMember(phone: string, until: Date): Promise<Erasure> {
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

async function exportMessages(database: Database, email: string) {
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

function sendersOf(database: Database) {
  return inBatches((last?: { readonly normalized_email: string }) =>
    database
      .selectFrom("message")
      .select("normalized_email")
      .distinct()
      .where("normalized_email", ">", last?.normalized_email ?? "")
      .orderBy("normalized_email")
      .limit(batchSize)
      .execute(),
  );
}

function membersOf(database: Database) {
  return inBatches((last?: { readonly id: string; readonly phone: string; readonly created_at: string }) =>
    database
      .selectFrom("member")
      .select(["id", "phone", "created_at"])
      .where("id", ">", last?.id ?? "")
      .orderBy("id")
      .limit(batchSize)
      .execute(),
  );
}

/** Reads rows in batches, since one statement over a million would exceed the server's time limit. */
async function* inBatches<Row>(read: (last?: Row) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let rows = await read(); rows.length > 0; rows = await read(rows.at(-1))) yield* rows;
}
