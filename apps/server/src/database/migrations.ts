import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "./tables.ts";

/**
 * A migration. One that `expands` only adds what a program of the version before need not know of, such as a table or a
 * column that may be null: that program works on the schema afterwards, too. Any other one ends it.
 */
export interface SchemaMigration extends Migration {
  readonly expands?: true;
}

/** Migrations by name, oldest first. */
export type Migrations = Readonly<Record<string, SchemaMigration>>;

/** Every migration. One that has been released is never edited: add another. */
export const migrations: Migrations = {
  "0001-contact-messages-and-mail": {
    async up(database: Kysely<Tables>) {
      await database.schema
        .createTable("contact_message")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("topic", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("description", "text", (column) => column.notNull())
        .addColumn("received_at", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("mail_job")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("reply_to", "text", (column) => column.notNull())
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("text", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull().defaultTo("waiting"))
        .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("due_at", "text", (column) => column.notNull())
        .addColumn("leased_by", "text")
        .addColumn("leased_until", "text")
        .addColumn("last_error", "text")
        .addColumn("sent_at", "text")
        .execute();
      await database.schema.createIndex("mail_job_due").on("mail_job").columns(["state", "due_at"]).execute();
    },
  },
  "0002-messages-of-every-form": {
    async up(database: Kysely<Tables>) {
      await database.schema
        .createTable("message")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("form", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("fields", "text", (column) => column.notNull())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("quarantined_for", "text")
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .execute();
      await moveContactMessages(database.withTables<{ contact_message: ContactMessageTable }>());
      await database.schema.dropTable("contact_message").execute();
    },
  },
  "0003-members-and-links": {
    async up(database: Kysely<Tables>) {
      await database.schema
        .createTable("member")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("phone", "text", (column) => column.notNull().unique())
        .addColumn("password_hash", "text")
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await database.schema
        .createTable("member_link")
        .addColumn("token_hash", "text", (column) => column.primaryKey())
        .addColumn("member_id", "text", (column) => column.notNull().references("member.id"))
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("expires_at", "text", (column) => column.notNull())
        .addColumn("used_at", "text")
        .execute();
      await database.schema
        .createTable("verified_phone")
        .addColumn("token_hash", "text", (column) => column.primaryKey().references("member_link.token_hash"))
        .addColumn("phone", "text", (column) => column.notNull())
        .addColumn("verified_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0004-verifications": {
    async up(database: Kysely<Tables>) {
      await database.schema
        .createTable("verification")
        .addColumn("phone", "text", (column) => column.primaryKey())
        .addColumn("sid", "text", (column) => column.notNull())
        .addColumn("code_hash", "text", (column) => column.notNull())
        .addColumn("sends", "integer", (column) => column.notNull())
        .addColumn("checks", "integer", (column) => column.notNull())
        .addColumn("expires_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  // The links of another backend are not in this database. Rows are valid for minutes: none is worth moving.
  "0005-receipts-for-any-link": {
    async up(database: Kysely<Tables>) {
      await database.schema.dropTable("verified_phone").execute();
      await database.schema
        .createTable("verified_phone")
        .addColumn("token_hash", "text", (column) => column.primaryKey())
        .addColumn("phone", "text", (column) => column.notNull())
        .addColumn("verified_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0006-the-honeypot-by-its-name": {
    async up(database: Kysely<Tables>) {
      await database
        .updateTable("message")
        .set({ quarantined_for: "honeypot" })
        .where("quarantined_for", "=", "bait")
        .execute();
    },
  },
  // A lease has always ended at `due_at`.
  "0007-no-unused-lease-column": {
    async up(database: Kysely<Tables>) {
      await database.schema.alterTable("mail_job").dropColumn("leased_until").execute();
    },
  },
  "0008-storage-probe": {
    async up(database: Kysely<Tables>) {
      await database.schema
        .createTable("storage_probe")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("probed_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0009-fences": {
    async up(database: Kysely<Tables>) {
      for (const name of ["fence", "unknowns"])
        await database.schema
          .alterTable("mail_job")
          .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
          .execute();
    },
  },
  "0010-sms-counts": {
    async up(database: Kysely<Tables>) {
      await database.schema
        .createTable("sms_count")
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("count", "integer", (column) => column.notNull())
        .addColumn("ends_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0011-sms-codes": {
    async up(database: Kysely<Tables>) {
      await database.schema
        .createTable("sms_code")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("number_hash", "text")
        .addColumn("sent_at", "text", (column) => column.notNull())
        .addColumn("is_entered", "integer", (column) => column.notNull())
        .execute();
      await database.schema.createIndex("sms_code_sent").on("sms_code").column("sent_at").execute();
    },
  },
  "0012-link-users": {
    async up(database: Kysely<Tables>) {
      await database.schema.alterTable("member_link").addColumn("used_by", "text").execute();
    },
  },
  // For rate-limiter-flexible, which knows the columns by their order. SQLite's stays empty.
  "0013-rate-limits": {
    async up(database: Kysely<Tables>) {
      const table = database.schema
        .createTable("rate_limit")
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("points", "integer", (column) => column.notNull())
        .addColumn("expire", "bigint", (column) => column.notNull());
      // No call waits for the disk, and what a crash forgets of it is no loss.
      await (isPostgres(database) ? table.modifyFront(sql`unlogged`) : table).execute();
    },
  },
  // One row. Every later migration that does not expand writes its name there.
  "0014-oldest-program": {
    async up(database: Kysely<Tables>) {
      await database.schema
        .createTable("oldest_program")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("newest_migration", "text", (column) => column.notNull())
        .execute();
      await database
        .insertInto("oldest_program")
        .values({ id: 1, newest_migration: "0014-oldest-program" })
        .execute();
    },
  },
  // SQLite reads each state's mails in this order by the index that it has. PostgreSQL would sort all that wait.
  "0015-next-mail": {
    expands: true,
    async up(database: Kysely<Tables>) {
      if (!isPostgres(database)) return;
      await sql`create index mail_job_next on mail_job (due_at) where state in ('waiting', 'sending')`.execute(
        database,
      );
    },
  },
  "0016-languages": {
    expands: true,
    async up(database: Kysely<Tables>) {
      await database.schema.alterTable("message").addColumn("language", "text").execute();
    },
  },
};

function isPostgres(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

/** The table of the first release. */
interface ContactMessageTable {
  id: string;
  topic: string;
  email: string;
  description: string;
  received_at: string;
}

async function moveContactMessages(
  database: Kysely<Tables & { contact_message: ContactMessageTable }>,
): Promise<void> {
  const messages = await database.selectFrom("contact_message").selectAll().execute();
  for (const { id, topic, email, description, received_at } of messages) {
    const fields = JSON.stringify({ topic, email, description });
    await database
      .insertInto("message")
      .values({ id, form: "contact", email, fields, received_at })
      .execute();
  }
}
