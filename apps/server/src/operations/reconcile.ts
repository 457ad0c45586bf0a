import type { DatabaseSync } from "node:sqlite";
import type { Database } from "../storage/database.ts";

const reason = "held by a restore: it may have left already";

/** What `reconcile` changed in a restored database. */
export interface Reconciliation {
  /** How many mails wait for an operator, since they may have left already. */
  readonly heldMails: number;
  /** How many emailed links were deleted, since they may have been used already. */
  readonly deletedLinks: number;
}

/**
 * Compares a restored database with the one that it replaces, so that no mail leaves twice and no link works twice. What
 * the replaced database does not know is held or deleted.
 *
 * @param replaced undefined if there is none, or it is damaged
 */
export async function reconcile(
  database: Database,
  replaced: DatabaseSync | undefined,
): Promise<Reconciliation> {
  return {
    heldMails: await reconcileMails(database, replaced),
    deletedLinks: await reconcileLinks(database, replaced),
  };
}

async function reconcileMails(database: Database, replaced: DatabaseSync | undefined): Promise<number> {
  const unsent = await database
    .selectFrom("mail_job")
    .select("id")
    .where("state", "in", ["waiting", "sending"])
    .execute();
  let held = 0;
  for (const { id } of unsent) {
    const [known] = rowsOf(replaced, "select state, sent_at from mail_job where id = ?", id);
    if (known?.["state"] === "waiting") continue;
    const isSent = known?.["state"] === "sent";
    held += isSent ? 0 : 1;
    await database
      .updateTable("mail_job")
      .set(
        isSent ? { state: "sent", sent_at: String(known["sent_at"]) } : { state: "dead", last_error: reason },
      )
      .set({ leased_by: null })
      .where("id", "=", id)
      .execute();
  }
  return held;
}

async function reconcileLinks(database: Database, replaced: DatabaseSync | undefined): Promise<number> {
  const unused = rowsOf(replaced, "select token_hash from member_link where used_at is null");
  const { numDeletedRows } = await database
    .deleteFrom("member_link")
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date().toISOString())
    .where(
      "token_hash",
      "not in",
      unused.map(({ token_hash }) => String(token_hash)),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Returns no rows if the replaced database is missing or damaged. */
function rowsOf(replaced: DatabaseSync | undefined, query: string, ...values: readonly string[]) {
  try {
    return replaced?.prepare(query).all(...values) ?? [];
  } catch {
    return [];
  }
}

/** Describes a reconciliation for the operator, in a line for each of its effects. */
export function describeReconciliation({ heldMails, deletedLinks }: Reconciliation): readonly string[] {
  return [
    ...(heldMails > 0
      ? [`  Mail      ${heldMails} held, which may have left already; send them: mail retry`]
      : []),
    ...(deletedLinks > 0
      ? [`  Links     ${deletedLinks} deleted, which may have been used already; members ask for new ones`]
      : []),
  ];
}
