import { sql } from "kysely";
import { create, record, string } from "superstruct";
import type { Database } from "../database/database.ts";
import { SetupError } from "../errors/setup-error.ts";
import { messageFormByName } from "../messages/message-forms.ts";
import { messageMail } from "../messages/message-mail.ts";
import type { MessageStore, TakeResult } from "../messages/message-store.ts";
import type { IncomingMessage, StoredMessage } from "../messages/message.ts";
import { enqueueMail } from "./outbox.ts";

/**
 * Stores messages in the database, each with its mail in one transaction.
 *
 * @param onStored called after each message that was stored
 */
export function localMessageStore(database: Database, onStored = () => {}): MessageStore {
  return {
    findRepeat: (message) => findRepeat(database, message),
    async take(message) {
      const result = await store(database, message);
      if (result.status === "stored") onStored();
      return result;
    },
    list: () => readMessages(database),
    find: async (reference) => (await readMessages(database, reference))[0],
    release: (reference) => release(database, reference),
    async check() {
      // Changes nothing, yet needs all that storing a message needs: the file, its lock and write access.
      await database.updateTable("mail_job").set({ state: "waiting" }).where("id", "=", "").execute();
    },
  };
}

async function store(database: Database, message: IncomingMessage): Promise<TakeResult> {
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
      return (await findRepeat(transaction, message)) ?? { status: "conflict" };
    if (quarantinedFor === undefined) await enqueueMail(transaction, messageMail(message));
    return { status: "stored", reference: id };
  });
}

/** See the IETF draft "The Idempotency-Key HTTP Header Field". */
async function findRepeat(
  database: Database,
  { form, values, idempotencyKey }: Pick<IncomingMessage, "form" | "values" | "idempotencyKey">,
): Promise<TakeResult | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const before = await database
    .selectFrom("message")
    .select(["id", "form", "fields"])
    .where("idempotency_key", "=", idempotencyKey)
    .executeTakeFirst();
  if (!before) return undefined;
  const isSame = before.form === form.name && before.fields === JSON.stringify(values);
  return isSame ? { status: "repeated", reference: before.id } : { status: "conflict" };
}

async function release(database: Database, reference: string): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("message")
      .set({ quarantined_for: null })
      .where("id", "=", reference)
      .where("quarantined_for", "is not", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    for (const message of await readMessages(transaction, reference))
      await enqueueMail(transaction, { ...messageMail(message), createdAt: new Date() });
    return true;
  });
}

/** @throws SetupError where a message has a form that this version does not have */
async function readMessages(database: Database, reference?: string): Promise<readonly StoredMessage[]> {
  let query = database
    .selectFrom("message")
    .leftJoin("mail_job", "mail_job.id", "message.id")
    .select(["message.id", "form", "email", "fields", "received_at", "quarantined_for", "mail_job.state"])
    .select("idempotency_key")
    .orderBy("message.id");
  // A sender knows eight characters of a key, or the id; as many of an id are of all that came within a minute.
  const isKey = reference?.length === 8;
  if (isKey) query = query.where(sql`substr(idempotency_key, 1, 8)`, "=", reference);
  else if (reference !== undefined) query = query.where("message.id", "=", reference);
  const rows = await query.execute();
  return rows.map((row) => {
    // A later release may have had more forms.
    const form = messageFormByName.get(row.form);
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
      idempotencyKey: row.idempotency_key ?? undefined,
      quarantinedFor: row.quarantined_for ?? undefined,
      mail: row.state ?? undefined,
    };
  });
}
