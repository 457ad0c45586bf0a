import { sql } from "kysely";
import type { Database } from "../storage/tables.ts";

const nothing = sql<string>`(select null where false)`;

/**
 * Compares a restored database with the one that it replaces, so that no mail leaves twice and no link works twice. Holds
 * or deletes what the replaced database does not know. Returns what it did, for the operator.
 *
 * @param hasReplaced whether the replaced database is attached, as `replaced`
 */
export async function reconcile(database: Database, hasReplaced: boolean): Promise<readonly string[]> {
  const inReplaced = (query: typeof nothing) => (hasReplaced ? query : nothing);
  return await database.transaction().execute(async (transaction) => {
    const unsent = transaction
      .updateTable("mail_job")
      .set({ leased_by: null })
      .where("state", "in", ["waiting", "sending"]);
    if (hasReplaced)
      await unsent
        .set({
          state: "sent",
          sent_at: sql`(select sent_at from replaced.mail_job r where r.id = mail_job.id)`,
        })
        .where("id", "in", sql<string>`(select id from replaced.mail_job where state = 'sent')`)
        .execute();
    const held = await unsent
      .set({ state: "dead", last_error: "held by a restore: it may have left before" })
      .where("id", "not in", inReplaced(sql`(select id from replaced.mail_job where state = 'waiting')`))
      .executeTakeFirst();
    const deleted = await transaction
      .deleteFrom("member_link")
      .where("used_at", "is", null)
      .where(
        "token_hash",
        "not in",
        inReplaced(sql`(select token_hash from replaced.member_link where used_at is null)`),
      )
      .executeTakeFirst();
    const [heldMails, deletedLinks] = [held.numUpdatedRows, deleted.numDeletedRows];
    const mails = `  Mail      ${heldMails} held, because they may have left before; to send them: mail retry`;
    const links = `  Links     ${deletedLinks} deleted, because they may have been used; send members new ones`;
    return [...(heldMails > 0n ? [mails] : []), ...(deletedLinks > 0n ? [links] : [])];
  });
}
