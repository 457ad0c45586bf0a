import type { SelectQueryBuilder } from "kysely";
import type { Database, Tables } from "../storage/tables.ts";
import { forgetSender } from "../storage/rate-limits.ts";
import { normalizeEmail } from "../messages/message-store.ts";
import { forgetNumber } from "../sms/sms-budget.ts";
import { deleteMailFiles, deleteSmsFiles } from "./stored-files.ts";

const batchSize = 500;

/** A person, by e-mail address, or by phone number in E.164. */
export type Person = { readonly email: string } | { readonly phone: string };

export type Erasure = Awaited<ReturnType<typeof eraseRecords>>;
export type Purged = Awaited<ReturnType<typeof deleteOldestMessages>>;

export async function deleteOldestMessages(database: Database, folder: string, before: Date) {
  const old = database.selectFrom("message").select("id").where("received_at", "<", before.toISOString());
  return await deleteBatch(database, folder, old.orderBy("received_at"));
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
