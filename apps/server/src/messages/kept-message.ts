import { create, record, string } from "superstruct";
import type { Database } from "../database/database.ts";
import { SetupError } from "../errors/setup-error.ts";
import type { Message } from "./message-mail.ts";
import { messageFormNamed } from "./message-forms.ts";

/** A message that was taken, and what became of it. */
export interface KeptMessage extends Message {
  /** Why it is kept from the mailbox, where it is. */
  readonly quarantinedFor: string | undefined;
  /** How far its mail is: "waiting", "sent" or "dead"; undefined while it has none. */
  readonly mail: string | undefined;
}

/**
 * Reads the messages that were taken, oldest first.
 *
 * @param id only the one with this reference
 * @throws SetupError where one came by a form that this version does not have
 * @example const [message] = await readMessages(database, "0199f1c2-…");
 */
export async function readMessages(database: Database, id?: string): Promise<KeptMessage[]> {
  let query = database
    .selectFrom("message")
    .leftJoin("mail_job", "mail_job.id", "message.id")
    .select(["message.id", "form", "email", "fields", "received_at", "quarantined_for", "mail_job.state"])
    .orderBy("message.id");
  if (id !== undefined) query = query.where("message.id", "=", id);
  const rows = await query.execute();
  return rows.map((row) => {
    // A release after this one may have had more forms.
    const form = messageFormNamed.get(row.form);
    if (!form)
      throw new SetupError(
        `The message ${row.id} came by the form "${row.form}", which this version does not have. Run the version that took it, or a newer one.`,
      );
    const fields = create(JSON.parse(row.fields), record(string(), string()));
    return {
      id: row.id,
      form,
      values: { ...fields, email: row.email },
      receivedAt: new Date(row.received_at),
      quarantinedFor: row.quarantined_for ?? undefined,
      mail: row.state ?? undefined,
    };
  });
}
