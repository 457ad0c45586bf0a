import { sql, type RawBuilder } from "kysely";
import { create, record, string } from "superstruct";
import type { Database } from "../storage/database.ts";
import type { Dialect } from "../storage/dialect.ts";
import { SetupError } from "../config/setup-error.ts";
import { messageForms } from "./message-forms.ts";
import { messageMail } from "./message-mail.ts";
import type { MessageStore, TakeResult } from "./message-store.ts";
import type { IncomingMessage, StoredMessage } from "./message.ts";
import { enqueueMail } from "../mail/database-outbox.ts";

/** How long the same native post counts as a repeat, in milliseconds. */
const nativePostWindow = 10 * 60_000;
const nativePostPrefix = "native post ";

/** Stores messages in the database, each with its mail in one transaction. */
export function localMessageStore(database: Database, dialect: Dialect): MessageStore {
  return {
    findRepeat: (message) => findRepeat(database, message, windowOf(dialect, message)),
    take: (message) => store(database, dialect, message),
    list: () => readMessages(database),
    find: async (reference) => (await readMessages(database, reference))[0],
    release: (reference) => release(database, dialect, reference),
  };
}

async function store(database: Database, dialect: Dialect, message: IncomingMessage): Promise<TakeResult> {
  const { id, formName, values, receivedAt, quarantinedFor, language } = message;
  return await database.transaction().execute(async (transaction) => {
    await forgetNativePosts(transaction, message, windowOf(dialect, message));
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("message")
      .values({
        id,
        form: formName,
        email: values.email,
        fields: JSON.stringify(values),
        received_at: dialect.timeOf(receivedAt),
        quarantined_for: quarantinedFor ?? null,
        idempotency_key: keyOf(message) ?? null,
        language,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return await findStored(transaction, message);
    if (quarantinedFor === undefined) await enqueueMail(transaction, dialect, messageMail(message));
    return { status: "stored", reference: id };
  });
}

/** Under its own id it was stored by a try whose answer got lost; otherwise its key is another's. */
async function findStored(transaction: Database, message: IncomingMessage): Promise<TakeResult> {
  const same = await transaction
    .selectFrom("message")
    .select("id")
    .where("id", "=", message.id)
    .executeTakeFirst();
  if (same) return { status: "stored", reference: same.id };
  return (await findRepeat(transaction, message)) ?? { status: "conflict" };
}

/**
 * See the IETF draft "The Idempotency-Key HTTP Header Field".
 *
 * @param since a native post that came before is another message; undefined where those are forgotten
 */
async function findRepeat(
  database: Database,
  message: IncomingMessage,
  since?: RawBuilder<string>,
): Promise<TakeResult | undefined> {
  const key = keyOf(message);
  if (key === undefined) return undefined;
  let query = database
    .selectFrom("message")
    .select(["id", "form", "fields"])
    .where("idempotency_key", "=", key);
  if (message.nativePost && since) query = query.where("received_at", ">", since);
  const before = await query.executeTakeFirst();
  if (!before) return undefined;
  const isSame = before.form === message.formName && before.fields === JSON.stringify(message.values);
  return isSame ? { status: "repeated", reference: before.id } : { status: "conflict" };
}

/** A native post's key has a space, which none of a sender's own has. */
function keyOf({ idempotencyKey, nativePost }: IncomingMessage): string | undefined {
  return nativePost === undefined ? idempotencyKey : nativePostPrefix + nativePost;
}

/** The same post, made again after its window, is another message. */
async function forgetNativePosts(
  database: Database,
  message: IncomingMessage,
  until: RawBuilder<string>,
): Promise<void> {
  if (message.nativePost === undefined) return;
  await database
    .updateTable("message")
    .set({ idempotency_key: null })
    .where("idempotency_key", "=", keyOf(message) ?? "")
    .where("received_at", "<=", until)
    .execute();
}

function windowOf(dialect: Dialect, { receivedAt }: IncomingMessage): RawBuilder<string> {
  return dialect.timeOf(receivedAt, -nativePostWindow);
}

async function release(database: Database, dialect: Dialect, reference: string): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("message")
      .set({ quarantined_for: null })
      .where("id", "=", reference)
      .where("quarantined_for", "is not", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    for (const message of await readMessages(transaction, reference))
      await enqueueMail(transaction, dialect, { ...messageMail(message), createdAt: new Date() });
    return true;
  });
}

/** @throws SetupError where a message has a form that this version does not have */
async function readMessages(database: Database, reference?: string): Promise<readonly StoredMessage[]> {
  let query = database
    .selectFrom("message")
    .leftJoin("mail_job", "mail_job.id", "message.id")
    .select(["message.id", "form", "email", "fields", "received_at", "quarantined_for", "mail_job.state"])
    .select(["idempotency_key", "language"])
    .orderBy("message.id");
  // Eight characters are a short reference: see `shortReference`.
  if (reference?.length === 8)
    query = query.where(
      sql<boolean>`(substr(idempotency_key, 1, 8) = ${reference} or substr(message.id, length(message.id) - 7) = ${reference})`,
    );
  else if (reference !== undefined) query = query.where("message.id", "=", reference);
  const rows = await query.execute();
  return rows.map((row) => {
    // A later release may have had more forms.
    if (!Object.hasOwn(messageForms, row.form))
      throw new SetupError(
        `The message ${row.id} came by the form "${row.form}", which this version does not have. Run the version that took it, or a newer one.`,
      );
    const fields = create(JSON.parse(row.fields), record(string(), string()));
    return {
      id: row.id,
      formName: row.form,
      values: { ...fields, email: row.email },
      receivedAt: new Date(row.received_at),
      idempotencyKey: row.idempotency_key?.startsWith(nativePostPrefix)
        ? undefined
        : (row.idempotency_key ?? undefined),
      language: row.language,
      quarantinedFor: row.quarantined_for ?? undefined,
      mail: row.state ?? undefined,
    };
  });
}
