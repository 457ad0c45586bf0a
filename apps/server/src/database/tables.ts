import type { Generated } from "kysely";

/** What a visitor wrote on the contact form (specification section 3, "Contact message"). */
interface ContactMessageTable {
  id: string;
  topic: string;
  email: string;
  description: string;
  received_at: string;
}

/**
 * The outbox: one row for each mail that must leave, kept after it has left.
 *
 * `id` is that of the message it carries. Times are ISO 8601 in UTC, so their order as text is their order
 * in time in every database. A worker that holds the row is named in `leased_by` until `leased_until`.
 */
interface MailJobTable {
  id: string;
  reply_to: string;
  subject: string;
  text: string;
  created_at: string;
  state: Generated<"waiting" | "sent" | "dead">;
  attempts: Generated<number>;
  due_at: string;
  leased_by: string | null;
  leased_until: string | null;
  last_error: string | null;
  sent_at: string | null;
}

/** Every table of the database, for Kysely. */
export interface Tables {
  contact_message: ContactMessageTable;
  mail_job: MailJobTable;
}
