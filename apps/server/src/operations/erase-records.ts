import type { Database } from "../storage/database.ts";
import { forgetSender } from "../storage/rate-limits.ts";
import { normalizeEmail } from "../messages/message.ts";
import { forgetNumber } from "../sms/sms-budget.ts";
import type { Erasure, Person, Purged } from "./personal-data.ts";
import { deleteMailFiles, deleteSmsFiles } from "./stored-files.ts";

const batchSize = 500;

/** Deletes the oldest messages from before a time, at most 500, with their mails and mail files. */
export async function deleteOldestMessages(
  database: Database,
  folder: string,
  before: Date,
): Promise<Purged> {
  const messages = await database
    .selectFrom("message")
    .select("id")
    .where("received_at", "<", before.toISOString())
    .orderBy("received_at")
    .limit(batchSize)
    .execute();
  return { messages: messages.length, files: await deleteMessages(database, folder, idsOf(messages)) };
}

/**
 * Deletes all that a database and the files beside it have of a person.
 *
 * @param until keeps what came later, from someone who wrote again
 */
export async function eraseRecords(
  database: Database,
  folder: string,
  person: Person,
  until: Date,
): Promise<Erasure> {
  return "email" in person
    ? await eraseSender(database, folder, normalizeEmail(person.email), until)
    : await eraseMember(database, folder, person.phone, until);
}

async function eraseSender(database: Database, folder: string, email: string, until: Date): Promise<Erasure> {
  const erasure = { messages: 0, members: 0, links: 0, files: 0 };
  for (;;) {
    const messages = await database
      .selectFrom("message")
      .select("id")
      .where("normalized_email", "=", email)
      .where("received_at", "<=", until.toISOString())
      .limit(batchSize)
      .execute();
    if (messages.length === 0) break;
    erasure.messages += messages.length;
    erasure.files += await deleteMessages(database, folder, idsOf(messages));
  }
  await forgetSender(database, email);
  return erasure;
}

/** Deletes files first: if a crash leaves some, their rows still name them. */
async function deleteMessages(database: Database, folder: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const files = await deleteMailFiles(folder, ids);
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("mail_job").where("id", "in", ids).execute();
    await transaction.deleteFrom("message").where("id", "in", ids).execute();
  });
  // The mail worker may have written one meanwhile.
  return files + (await deleteMailFiles(folder, ids));
}

async function eraseMember(database: Database, folder: string, phone: string, until: Date): Promise<Erasure> {
  const counts = await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("verified_phone").where("phone", "=", phone).execute();
    await transaction.deleteFrom("verification").where("phone", "=", phone).execute();
    await forgetNumber(transaction, phone);
    const members = await transaction
      .selectFrom("member")
      .select("id")
      .where("phone", "=", phone)
      .where("created_at", "<=", until.toISOString())
      .execute();
    const links = await transaction
      .deleteFrom("member_link")
      .where("member_id", "in", idsOf(members))
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
    await transaction.deleteFrom("member").where("id", "in", idsOf(members)).execute();
    return { members: members.length, links: links.length };
  });
  return { messages: 0, ...counts, files: await deleteSmsFiles(folder, phone) };
}

function idsOf(rows: readonly { readonly id: string }[]): readonly string[] {
  return rows.map(({ id }) => id);
}
