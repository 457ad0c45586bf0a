import { sql } from "kysely";
import { create, record, string } from "superstruct";
import type { Database } from "../database/database.ts";
import { SetupError } from "../errors/setup-error.ts";
import { messageFormByName } from "../messages/message-forms.ts";
import { messageMail } from "../messages/message-mail.ts";
import type { MessageStore, TakeResult } from "../messages/message-store.ts";
import type { IncomingMessage, StoredMessage } from "../messages/message.ts";
import { enqueueMail } from "./outbox.ts";

/** How long the same native post counts as a repeat, in milliseconds. */
const nativePostWindow = 10 * 60_000;
const nativePostPrefix = "native post ";

/** Stores messages in the database, each with its mail in one transaction. */
export function localMessageStore(database: Database): MessageStore {
  return {
    findRepeat: (message) => findRepeat(database, message),
    take: (message) => store(database, message),
    list: () => readMessages(database),
    find: async (reference) => (await readMessages(database, reference))[0],
    release: (reference) => release(database, reference),
  };
}

async function store(database: Database, message: IncomingMessage): Promise<TakeResult> {
  const { id, form, values, receivedAt, quarantinedFor } = message;
  return await database.transaction().execute(async (transaction) => {
    await forgetNativePosts(transaction, message);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("message")
      .values({
        id,
        form: form.name,
        email: values.email,
        fields: JSON.stringify(values),
        received_at: receivedAt.toISOString(),
        quarantined_for: quarantinedFor ?? null,
        idempotency_key: keyOf(message) ?? null,
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
async function findRepeat(database: Database, message: IncomingMessage): Promise<TakeResult | undefined> {
  const key = keyOf(message);
  if (key === undefined) return undefined;
  let query = database
    .selectFrom("message")
    .select(["id", "form", "fields"])
    .where("idempotency_key", "=", key);
  if (message.nativePost) query = query.where("received_at", ">", windowOf(message));
  const before = await query.executeTakeFirst();
  if (!before) return undefined;
  const isSame = before.form === message.form.name && before.fields === JSON.stringify(message.values);
  return isSame ? { status: "repeated", reference: before.id } : { status: "conflict" };
}

/** A native post's key has a space, which none of a sender's own has. */
function keyOf({ idempotencyKey, nativePost }: IncomingMessage): string | undefined {
  return nativePost === undefined ? idempotencyKey : nativePostPrefix + nativePost;
}

/** The same post, made again after its window, is another message. */
async function forgetNativePosts(database: Database, message: IncomingMessage): Promise<void> {
  if (message.nativePost === undefined) return;
  await database
    .updateTable("message")
    .set({ idempotency_key: null })
    .where("idempotency_key", "=", keyOf(message) ?? "")
    .where("received_at", "<=", windowOf(message))
    .execute();
}

function windowOf({ receivedAt }: IncomingMessage): string {
  return new Date(receivedAt.getTime() - nativePostWindow).toISOString();
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
      idempotencyKey: row.idempotency_key?.startsWith(nativePostPrefix)
        ? undefined
        : (row.idempotency_key ?? undefined),
      quarantinedFor: row.quarantined_for ?? undefined,
      mail: row.state ?? undefined,
    };
  });
}
