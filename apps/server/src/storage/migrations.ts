import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "./tables.ts";

/** Migrations by name, oldest first. */
export type Migrations = Readonly<Record<string, Migration>>;

/**
 * All migrations. A released one is never edited: add another.
 *
 * One that only adds what the version before can ignore, such as a table or a nullable column, is named `0002-expand-…`:
 * that version works on the schema afterwards, too.
 */
export const migrations: Migrations = {
  "0001-create-tables": {
    async up(database: Kysely<Tables>) {
      await createMessages(database);
      await createMembers(database);
      await createSms(database);
      await createLimits(database);
    },
  },
};

async function createMessages(database: Kysely<Tables>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema
    .createTable("message")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("form", text, (column) => column.notNull())
    .addColumn("email", text, (column) => column.notNull())
    .addColumn("fields", text, (column) => column.notNull())
    .addColumn("received_at", text, (column) => column.notNull())
    .addColumn("quarantined_for", text)
    .addColumn("idempotency_key", text, (column) => column.unique())
    .addColumn("language", text, (column) => column.notNull())
    .addColumn("normalized_email", text, (column) => column.notNull())
    .execute();
  await database.schema.createIndex("message_sender").on("message").column("normalized_email").execute();
  await database.schema
    .createTable("mail_job")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("reply_to", text, (column) => column.notNull())
    .addColumn("subject", text, (column) => column.notNull())
    .addColumn("text", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("state", text, (column) => column.notNull().defaultTo("waiting"))
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("fence", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("unknowns", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("due_at", text, (column) => column.notNull())
    .addColumn("leased_by", text)
    .addColumn("last_error", text)
    .addColumn("sent_at", text)
    .execute();
  await database.schema.createIndex("mail_job_due").on("mail_job").columns(["state", "due_at"]).execute();
  // By the index above, SQLite reads each state's mails in the order of `due_at`. PostgreSQL would sort all that wait.
  if (isPostgres(database))
    await sql`create index mail_job_next on mail_job (due_at) where state in ('waiting', 'sending')`.execute(
      database,
    );
}

async function createMembers(database: Kysely<Tables>): Promise<void> {
  const { text } = columnTypes(database);
  await database.schema
    .createTable("member")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("phone", text, (column) => column.notNull().unique())
    .addColumn("password_hash", text)
    .addColumn("created_at", text, (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("member_link")
    .addColumn("token_hash", text, (column) => column.primaryKey())
    .addColumn("member_id", text, (column) => column.notNull().references("member.id"))
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("expires_at", text, (column) => column.notNull())
    .addColumn("used_at", text)
    .addColumn("used_by", text)
    .execute();
  // With another backend the link is not in this database, so `token_hash` references nothing.
  await database.schema
    .createTable("verified_phone")
    .addColumn("token_hash", text, (column) => column.primaryKey())
    .addColumn("phone", text, (column) => column.notNull())
    .addColumn("verified_at", text, (column) => column.notNull())
    .execute();
}

async function createSms(database: Kysely<Tables>): Promise<void> {
  const { text, counter } = columnTypes(database);
  await database.schema
    .createTable("verification")
    .addColumn("phone", text, (column) => column.primaryKey())
    .addColumn("sid", text, (column) => column.notNull())
    .addColumn("code_hash", text, (column) => column.notNull())
    .addColumn("sends", "integer", (column) => column.notNull())
    .addColumn("checks", "integer", (column) => column.notNull())
    .addColumn("expires_at", text, (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("sms_count")
    .addColumn("key", text, (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("ends_at", text, (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("sms_code")
    .addColumn("id", counter, (column) => column.primaryKey())
    .addColumn("number_hash", text)
    .addColumn("sent_at", text, (column) => column.notNull())
    .addColumn("is_entered", "integer", (column) => column.notNull())
    .execute();
  await database.schema.createIndex("sms_code_sent").on("sms_code").column("sent_at").execute();
}

async function createLimits(database: Kysely<Tables>): Promise<void> {
  const { text } = columnTypes(database);
  // rate-limiter-flexible knows the columns by their order. On SQLite the table stays empty.
  const rateLimit = database.schema
    .createTable("rate_limit")
    .addColumn("key", text, (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("expire", "bigint", (column) => column.notNull());
  // No call waits for the disk, and what a crash forgets of it is no loss.
  await (isPostgres(database) ? rateLimit.modifyFront(sql`unlogged`) : rateLimit).execute();
  await database.schema
    .createTable("storage_probe")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("probed_at", text, (column) => column.notNull())
    .execute();
}

/** Text is ordered by its bytes in any locale, so that an upgrade of the system's locales breaks no index. */
function columnTypes(database: Kysely<Tables>) {
  return isPostgres(database)
    ? { text: sql`text collate "C"`, counter: sql`integer generated by default as identity` }
    : ({ text: "text", counter: "integer" } as const);
}

function isPostgres(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
