import { sql, type RawBuilder } from "kysely";
import { messageForms } from "@matchfront/forms/site";
import { create, record, string } from "superstruct";
import { SetupError } from "../config/errors.ts";
import { enqueueMail, isUnsent } from "../mail/outbox.ts";
import { notBeforeTrusted } from "../storage/clock-marks.ts";
import type { Database } from "../storage/tables.ts";
import type { SqlFunctions } from "../storage/sql-functions.ts";
import { messageMail } from "./message-mail.ts";
import {
  type IncomingMessage,
  type MessageStore,
  repeatWindow,
  normalizeEmail,
  type SaveResult,
  shortReference,
  type StoredMessage,
} from "./message-store.ts";

/** Starts the key of a native post. Keys of senders contain no space. */
const nativePostPrefix = "native post ";

export function databaseMessageStore(database: Database, sqlFunctions: SqlFunctions): MessageStore {
  return {
    async findRepeat(message) {
      // Without a key, a flood does not reach the database.
      if (keyOf(message) === "") return undefined;
      return await findEarlier(database, message, windowStart(message));
    },

    save: (message) =>
      database.transaction().execute(async (transaction): Promise<SaveResult> => {
        await forgetOldNativePost(transaction, message);
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("message")
          .values({
            id: message.id,
            form: message.formName,
            email: message.values.email,
            normalized_email: normalizeEmail(message.values.email),
            fields: JSON.stringify(message.values),
            received_at: notBeforeTrusted(sqlFunctions.timeOf(message.receivedAt)),
            quarantined_for: message.quarantinedFor ?? null,
            idempotency_key: keyOf(message) || null,
            language: message.language,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n)
          return (await findEarlier(transaction, message)) ?? { status: "conflict" };
        if (message.quarantinedFor === undefined)
          await enqueueMail(transaction, sqlFunctions, messageMail(message));
        return { status: "stored", reference: shortReference(message.id) };
      }),

    list: () => readMessages(database),
    find: async (reference) => (await readMessages(database, reference))[0],

    release: (id) =>
      database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("message")
          .set({ quarantined_for: null })
          .where("id", "=", id)
          .where("quarantined_for", "is not", null)
          .executeTakeFirst();
        const [message] = numUpdatedRows > 0n ? await readMessages(transaction, id) : [];
        if (message)
          await enqueueMail(transaction, sqlFunctions, { ...messageMail(message), createdAt: new Date() });
        return message !== undefined;
      }),
  };

  /** Removes the key of an equal native post from before the window, so that this one counts as another message. */
  async function forgetOldNativePost(transaction: Database, message: IncomingMessage): Promise<void> {
    if (message.nativePost === undefined) return;
    await transaction
      .updateTable("message")
      .set({ idempotency_key: null })
      .where("idempotency_key", "=", keyOf(message))
      .where("received_at", "<=", windowStart(message))
      .execute();
  }

  /**
   * Returns the result of an earlier message with the same key, or with the same id: a transaction is retried if the
   * answer to its COMMIT is lost.
   *
   * @param since ignores older native posts
   */
  async function findEarlier(db: Database, message: IncomingMessage, since?: RawBuilder<string>) {
    const { id, formName, values, nativePost } = message;
    let query = db
      .selectFrom("message")
      .select(["id", "form", "fields"])
      .where((eb) => eb.or([eb("id", "=", id), eb("idempotency_key", "=", keyOf(message))]));
    if (nativePost && since) query = query.where("received_at", ">", since);
    const earlier = await query.executeTakeFirst();
    if (!earlier) return undefined;
    const reference = shortReference(earlier.id);
    if (earlier.id === id) return { status: "stored", reference } as const;
    const isEqual = earlier.form === formName && earlier.fields === JSON.stringify(values);
    if (!isEqual) return { status: "conflict" } as const;
    // The call that stored it may have failed before a standby had it. A transaction waits at its end.
    await sqlFunctions.awaitStandby(db);
    return { status: "repeated", reference } as const;
  }

  function windowStart({ receivedAt }: IncomingMessage): RawBuilder<string> {
    return sqlFunctions.timeOf(receivedAt, -repeatWindow);
  }
}

function keyOf({ idempotencyKey = "", nativePost }: IncomingMessage): string {
  return nativePost === undefined ? idempotencyKey : nativePostPrefix + nativePost;
}

async function readMessages(database: Database, reference?: string): Promise<readonly StoredMessage[]> {
  let query = selectMessages(database).orderBy("message.id");
  // See `shortReference`.
  if (reference?.length === 8)
    query = query.where(
      sql<boolean>`(substr(idempotency_key, 1, 8) = ${reference} or substr(message.id, length(message.id) - 7) = ${reference})`,
    );
  else if (reference !== undefined) query = query.where("message.id", "=", reference);
  return toMessages(await query.execute());
}

/** Returns the newest messages whose mail has not left. */
export async function readUnsent(database: Database, limit: number): Promise<readonly StoredMessage[]> {
  const unsent = selectMessages(database).where(isUnsent).orderBy("mail_job.created_at", "desc");
  return toMessages(await unsent.limit(limit).execute());
}

function selectMessages(database: Database) {
  return database
    .selectFrom("message")
    .leftJoin("mail_job", "mail_job.id", "message.id")
    .select(["message.id", "form", "email", "fields", "received_at", "quarantined_for", "mail_job.state"])
    .select(["idempotency_key", "language"]);
}

type Rows = Awaited<ReturnType<ReturnType<typeof selectMessages>["execute"]>>;

function toMessages(rows: Rows): readonly StoredMessage[] {
  return rows.map((row) => {
    const { id, language, idempotency_key: key } = row;
    if (!messageForms.some(({ name }) => name === row.form))
      throw new SetupError(
        `Message ${id}: this version has no form "${row.form}". Run the version that stored the message, or a newer one.`,
      );
    return {
      id,
      formName: row.form,
      values: { ...create(JSON.parse(row.fields), record(string(), string())), email: row.email },
      receivedAt: new Date(row.received_at),
      idempotencyKey: key === null || key.startsWith(nativePostPrefix) ? undefined : key,
      language,
      quarantinedFor: row.quarantined_for ?? undefined,
      mail: row.state ?? undefined,
    };
  });
}
