import type { Database } from "../database/database.ts";
import { enqueueMail } from "../mail/outbox.ts";
import { messageMail, type Message } from "./message-mail.ts";

/** A message and how it is to be kept. */
export interface IncomingMessage extends Message {
  /** What the sender calls it, so that it is taken once however often it is sent. */
  readonly idempotencyKey: string | undefined;
  /** Why it is kept from the mailbox until somebody has looked at it, such as "honeypot"; undefined where it is not. */
  readonly quarantinedFor: string | undefined;
}

/** What became of a message: kept now, kept already under `id`, or not kept, its key being another message's. */
export type StoredMessage =
  | { readonly status: "stored" | "repeated"; readonly id: string }
  | { readonly status: "conflict" };

/**
 * Stores a message and its mail in one transaction: once this is fulfilled, neither is lost. Of two that come at
 * once under one key, one is stored.
 *
 * @example (await storeMessage(database, message)).status; // "stored"
 */
export async function storeMessage(database: Database, message: IncomingMessage): Promise<StoredMessage> {
  const { id, form, values, receivedAt, idempotencyKey, quarantinedFor } = message;
  return await database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("message")
      .values({
        id,
        form: form.name,
        email: values.email,
        fields: JSON.stringify(values),
        received_at: receivedAt.toISOString(),
        quarantined_for: quarantinedFor ?? null,
        idempotency_key: idempotencyKey ?? null,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n)
      return (await findRepeated(transaction, message)) ?? { status: "conflict" };
    if (quarantinedFor === undefined) await enqueueMail(transaction, messageMail(message));
    return { status: "stored", id };
  });
}

/** The message that was taken under the same key before, if any (IETF draft "The Idempotency-Key HTTP Header Field"). */
export async function findRepeated(
  database: Database,
  { form, values, idempotencyKey }: Pick<IncomingMessage, "form" | "values" | "idempotencyKey">,
): Promise<StoredMessage | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const before = await database
    .selectFrom("message")
    .select(["id", "form", "fields"])
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (!before) return undefined;
  const isSame = before.form === form.name && before.fields === JSON.stringify(values);
  return isSame ? { status: "repeated", id: before.id } : { status: "conflict" };
}
