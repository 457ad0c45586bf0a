import type { Database } from "../database/database.ts";
import { enqueueMail } from "../mail/outbox.ts";
import { contactMail, type ContactMessage } from "./contact-mail.ts";

/**
 * Stores a contact message and its mail in one transaction: once this is fulfilled, neither is lost.
 *
 * @example await storeContactMessage(database, message);
 */
export async function storeContactMessage(database: Database, message: ContactMessage): Promise<void> {
  const { id, topic, email, description, receivedAt } = message;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("contact_message")
      .values({ id, topic, email, description, received_at: receivedAt.toISOString() })
      .execute();
    await enqueueMail(transaction, contactMail(message));
  });
}
