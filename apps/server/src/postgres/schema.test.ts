import assert from "node:assert";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { contractingMigrations, expandingMigrations } from "../../test/next-version.ts";
import { incomingMessage as message } from "../../test/incoming-message.ts";
import { startNode } from "../../test/nodes.ts";
import { connectTo } from "../../test/postgres-database.ts";
import { hasPostgres, temporaryPostgres } from "../../test/temporary-postgres.ts";
import type { Database } from "../database/database.ts";
import { migrations } from "../database/migrations.ts";
import { asSqliteTypes } from "./as-sqlite-types.ts";
import { migratePostgres } from "./open-postgres.ts";
import { awaitSchema, migrateSchema, missingMigrations } from "./schema.ts";

const first = Object.fromEntries(Object.entries(migrations).slice(0, 6));

const hasColumn = async (database: Database, column: string) => {
  const { rows } = await sql`select 1 from information_schema.columns
    where table_name in ('message', 'mail_job') and column_name = ${column}`.execute(database);
  return rows.length > 0;
};

describe.runIf(hasPostgres)("the schema of PostgreSQL", () => {
  test("is made by many at once as by one", async () => {
    const url = await temporaryPostgres();
    const made = await Promise.all(Array.from({ length: 4 }, () => migrateSchema(connectTo(url).database)));
    expect(made.filter((names) => names.length > 0)).toEqual([Object.keys(migrations)]);
    expect(await missingMigrations(connectTo(url).database)).toEqual([]);
  });

  test("of the next version, which only adds to it, is this version's, too", async () => {
    const database = connectTo(await temporaryPostgres()).database;
    await migrateSchema(database, expandingMigrations);
    expect(await missingMigrations(database)).toEqual([]);
    expect(await migrateSchema(database)).toEqual([]);
    expect(await hasColumn(database, "brand")).toBe(true);
  });

  test("that the next version has added to serves a node of this version", async () => {
    const url = await temporaryPostgres();
    await migrateSchema(connectTo(url).database.withPlugin(asSqliteTypes), expandingMigrations);
    const { messages, outbox, directory, members, smsBudget, personalData, database } = await startNode(url);
    expect(await messages.take(message)).toEqual({ status: "stored", reference: "first" });
    const claim = await outbox.claimNext();
    assert(claim);
    expect(await outbox.handOver(claim)).toBe(true);
    await outbox.markSent(claim.id);
    expect(await messages.list()).toMatchObject([{ id: "first", mail: "sent" }]);
    const { id: memberId = "" } = (await directory.add("+2348031234567")) ?? {};
    const publicUrl = "https://fixture.example";
    const { href } = await directory.issueLink({ memberId, kind: "password", publicUrl });
    await members.updatePassword(href.slice(href.indexOf("=") + 1), "hash", "call");
    await smsBudget.recordSent("+2348031234567");
    expect(await smsBudget.take([{ name: "day", key: "day", times: 1, seconds: 60 }])).toMatchObject({
      status: "counted",
    });
    const erased = await personalData.erase({ email: message.values.email }, new Date());
    expect(erased).toMatchObject({ messages: 1 });
    expect(await database.selectFrom("member").select("password_hash").execute()).toEqual([
      { password_hash: "hash" },
    ]);
  });

  test("gives messages a language, while a node of the version before it still stores its own", async () => {
    const { database } = connectTo(await temporaryPostgres());
    const before = Object.entries(migrations).filter(([name]) => name < "0016");
    await migrateSchema(database, Object.fromEntries(before));
    const store = async (id: string) =>
      await sql`insert into message (id, form, email, fields, received_at)
        values (${id}, 'contact', 'ada@example.org', '{}', '2026-11-21T08:00:00.000Z')`.execute(database);
    await store("before");
    expect(await migrateSchema(database)).toEqual(["0016-languages"]);
    expect(await missingMigrations(database, Object.fromEntries(before))).toEqual([]);
    await store("meanwhile");
    expect(await database.selectFrom("message").select(["id", "language"]).orderBy("id").execute()).toEqual([
      { id: "before", language: null },
      { id: "meanwhile", language: null },
    ]);
  });

  test("of a version that takes something away is refused, in one sentence, and stays as it is", async () => {
    const database = connectTo(await temporaryPostgres()).database;
    await migrateSchema(database, contractingMigrations);
    const refusal =
      /^The database was changed by a newer version [^.]+ does not know 9999-one-brand: [^.]+\.md says\.$/;
    await expect(missingMigrations(database)).rejects.toThrow(refusal);
    await expect(migrateSchema(database)).rejects.toThrow(refusal);
    await expect(awaitSchema(database, 60_000)).rejects.toThrow(refusal);
    expect(await missingMigrations(database, contractingMigrations)).toEqual([]);
  });

  test("a migration that fails halfway leaves nothing behind", async () => {
    const database = connectTo(await temporaryPostgres()).database;
    await sql`create table mail_job (id text)`.execute(database);
    await expect(migrateSchema(database)).rejects.toThrow("mail_job");
    expect(await missingMigrations(database)).toEqual(Object.keys(migrations));
    await sql`drop table mail_job`.execute(database);
    expect(await migrateSchema(database)).toEqual(Object.keys(migrations));
  });

  test("a migration that finds a table in use tries again, and lets others pass meanwhile (P5)", async () => {
    const url = await temporaryPostgres();
    const busy = connectTo(url).database;
    await migrateSchema(busy, first);
    const migrated = await busy.transaction().execute(async (transaction) => {
      await transaction.selectFrom("mail_job").select("id").execute();
      const running = migratePostgres({ url, isPublic: false, timeout: 60_000 });
      await expect.poll(() => migrationWaits(busy)).toBe(true);
      await expect.poll(() => migrationWaits(busy)).toBe(false);
      expect(await hasColumn(transaction, "leased_until")).toBe(true);
      return { running };
    });
    expect((await migrated.running).made).toEqual(Object.keys(migrations).slice(6));
    expect(await hasColumn(busy, "leased_until")).toBe(false);
  });

  test("a server that only checks waits until the schema is there, for so long", async () => {
    const url = await temporaryPostgres();
    const database = connectTo(url).database;
    await expect(awaitSchema(database, 0)).rejects.toThrow(
      /^The database lacks 0001-.+, and MIGRATIONS=check leaves it as it is: run the command migrate /,
    );
    const waiting = awaitSchema(database, 60_000);
    await migrateSchema(connectTo(url).database);
    await waiting;
    expect(await missingMigrations(database)).toEqual([]);
  });
});

/** Whether anybody waits for a table. */
async function migrationWaits(database: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows.length > 0;
}
