import type { DatabaseSync } from "node:sqlite";
import type { Database } from "../storage/database.ts";

const reason = "held by a restore: it may have left already";

/**
 * Decides about the mails of a restored database that had not left when its backup was made. The former database knows
 * which have left since. Where it cannot tell, they are held for an operator, since each would arrive twice.
 *
 * @returns how many are held
 */
export async function settleMails(database: Database, former: DatabaseSync | undefined): Promise<number> {
  const waiting = await database
    .selectFrom("mail_job")
    .select("id")
    .where("state", "in", ["waiting", "sending"])
    .execute();
  let held = 0;
  for (const { id } of waiting) {
    const { state, sent_at } = lookUp(former, id);
    // It has not left.
    if (state === "waiting") continue;
    const isSent = state === "sent";
    held += isSent ? 0 : 1;
    await database
      .updateTable("mail_job")
      .set(isSent ? { state: "sent", sent_at: String(sent_at) } : { state: "dead", last_error: reason })
      .set({ leased_by: null })
      .where("id", "=", id)
      .execute();
  }
  return held;
}

/** Nothing where there is no former database, it is damaged, or it has no such mail. */
function lookUp(former: DatabaseSync | undefined, id: string) {
  try {
    return former?.prepare("select state, sent_at from mail_job where id = ?").get(id) ?? {};
  } catch {
    return {};
  }
}
