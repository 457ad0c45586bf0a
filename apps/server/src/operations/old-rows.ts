import { isUnsent } from "../mail/outbox.ts";
import { deleteOldCounts } from "../numbers/number-store.ts";
import { deleteEnded } from "../sms/sms-budget.ts";
import { sqliteFunctions } from "../storage/sql-functions.ts";
import type { Database } from "../storage/tables.ts";

const day = 24 * 60 * 60_000;
/** How much longer a message is kept whose mail has not left. */
const unsentTime = 30 * day;

/** Finds the messages that were kept for their time. */
export function oldMessages(database: Database, before: Date) {
  const unsentBefore = new Date(before.getTime() - unsentTime);
  return database
    .selectFrom("message")
    .where("received_at", "<", before.toISOString())
    .where((eb) => {
      const job = eb.selectFrom("mail_job").whereRef("mail_job.id", "=", "message.id").where(isUnsent);
      return eb.or([
        eb("received_at", "<", unsentBefore.toISOString()),
        eb.not(eb.exists(job.select("mail_job.id"))),
      ]);
    });
}

/** Counts the messages that are still to be deleted, and those that are kept since their mail has not left. */
export async function countOldMessages(database: Database, before: Date) {
  const older = database.selectFrom("message").where("received_at", "<", before.toISOString());
  const count = async (query: typeof older) =>
    Number((await query.select((eb) => eb.fn.countAll().as("n")).executeTakeFirst())?.n);
  const due = await count(oldMessages(database, before));
  return { due, unsent: (await count(older)) - due };
}

/** @param now a time that was checked: the clock may have jumped since */
export async function deleteEndedRows(database: Database, now: Date): Promise<void> {
  const sqlFunctions = sqliteFunctions(() => now.getTime());
  const { time } = sqlFunctions;
  await database
    .deleteFrom("member_link")
    .where((eb) => eb.or([eb("used_at", "is not", null), eb("expires_at", "<=", time())]))
    .execute();
  await database
    .deleteFrom("verified_phone")
    .where("token_hash", "not in", (eb) => eb.selectFrom("member_link").select("token_hash"))
    .where("verified_at", "<=", time(-day))
    .execute();
  await database.deleteFrom("verification").where("expires_at", "<=", time()).execute();
  await deleteEnded(database, sqlFunctions);
  await database.deleteFrom("rate_limit").where("expire", "<=", now.getTime()).execute();
  await deleteOldCounts(database, sqlFunctions);
}
