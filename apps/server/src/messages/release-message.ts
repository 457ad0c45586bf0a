import type { Database } from "../database/database.ts";
import { enqueueMail } from "../mail/outbox.ts";
import { messageMail } from "./message-mail.ts";
import type { KeptMessage } from "./kept-message.ts";

/**
 * Lets a message out of quarantine: its mail is put into the outbox in the same transaction.
 *
 * @returns false where it was in no quarantine (any more)
 * @example await releaseMessage(database, message); // true
 */
export async function releaseMessage(database: Database, message: KeptMessage): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("message")
      .set({ quarantined_for: null })
      .where("id", "=", message.id)
      .where("quarantined_for", "is not", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await enqueueMail(transaction, { ...messageMail(message), createdAt: new Date() });
    return true;
  });
}
