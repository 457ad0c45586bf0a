import assert from "node:assert";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
  connectTo,
  hasPostgres,
  incomingMessage as message,
  startNode,
  temporaryPostgres,
} from "../../test/databases.ts";
import { memberWithLink } from "../../test/member-with-link.ts";
import { openPostgres } from "./open-postgres.ts";
import { serverLimits } from "./postgres-pool.ts";
import type { Database } from "./tables.ts";
import { migrations, type Migrations } from "./migrations.ts";
import { awaitSchema, migrateSchema, missingMigrations } from "./schema.ts";

const place = "of this test";
const names = Object.keys(migrations);
/** The migrations of a next version that only adds to the schema. */
const expanded: Migrations = {
  ...migrations,
  "9998-expand-brands": {
    async up(database) {
      for (const table of ["message", "mail_job", "member", "sms_code"])
        await database.schema.alterTable(table).addColumn("brand", "text").execute();
      await database.schema
        .createTable("brand")
        .addColumn("name", "text", (column) => column.primaryKey())
        .execute();
    },
  },
};
/** The migrations of the version after it, which removes a column. */
const contracted: Migrations = {
  ...expanded,
  "9999-one-brand": {
    up: (database) => database.schema.alterTable("message").dropColumn("brand").execute(),
  },
};

describe.runIf(hasPostgres)("PostgreSQL's schema", () => {
  test("is created once by concurrent servers of this version and the next", async () => {
    const url = await temporaryPostgres();
    const made = await Promise.all(
      [expanded, migrations, expanded, migrations].map((all) =>
        migrateSchema(connectTo(url).database, place, all),
      ),
    );
    expect(made.flat().toSorted()).toEqual(Object.keys(expanded));
    expect(await missingMigrations(connectTo(url).database, place, expanded)).toEqual([]);
  });

  test.each(["9998-a-fix", "9998-fix"])(
    "receives the fix %s after the next version has expanded it",
    async (fix) => {
      const { database } = connectTo(await temporaryPostgres());
      await migrateSchema(database, place, expanded);
      const fixed: Migrations = {
        ...migrations,
        [fix]: { up: (db) => db.schema.alterTable("message").addColumn("fix", "text").execute() },
      };
      expect(await migrateSchema(database, place, fixed)).toEqual([fix]);
      expect(await missingMigrations(database, place, fixed)).toEqual([]);
    },
  );

  test("serves this version after the next version has expanded it", async () => {
    const url = await temporaryPostgres();
    await migrateSchema(connectTo(url).database, place, expanded);
    for (const MIGRATIONS of ["auto", "check"] as const) {
      const options = { url, isPublic: false, migrations: MIGRATIONS, limits: serverLimits, timeout: 5_000 };
      await (await openPostgres(options)).database.destroy();
    }
    const { messages, outbox, members, smsBudget, personalData, database } = await startNode(url);
    expect(await messages.save(message)).toEqual({ status: "stored", reference: "first" });
    const claim = await outbox.claimNext();
    assert(claim);
    expect(await outbox.markSending(claim)).toBe(true);
    await outbox.markSent(claim.id);
    expect(await messages.list()).toMatchObject([{ id: "first", mail: "sent" }]);
    const { token } = await memberWithLink(database, "password");
    await members.updatePassword(token, "hash", "call");
    await smsBudget.recordSent("+2348031234567");
    expect(await smsBudget.consume([{ name: "day", key: "day", times: 1, seconds: 60 }])).toMatchObject({
      status: "consumed",
    });
    const erased = await personalData.erase({ email: message.values.email }, new Date());
    expect(erased).toMatchObject({ messages: 1 });
    expect(await database.selectFrom("member").select("password_hash").execute()).toEqual([
      { password_hash: "hash" },
    ]);
  });

  test("is rejected after a newer version has removed a column", async () => {
    const { database } = connectTo(await temporaryPostgres());
    await migrateSchema(database, place, contracted);
    const refusal =
      /^The database of this test has the migration 9999-one-brand, .+: a newer version wrote it\. /;
    await expect(missingMigrations(database, place)).rejects.toThrow(refusal);
    await expect(migrateSchema(database, place)).rejects.toThrow(refusal);
    await expect(awaitSchema(database, place, 60_000)).rejects.toThrow(refusal);
    expect(await missingMigrations(database, place, contracted)).toEqual([]);
  });

  test("is made in each schema of a search_path, beside another application with Kysely", async () => {
    const url = await temporaryPostgres();
    await sql`create schema staging; create table kysely_migration (name text, timestamp text);
      insert into kysely_migration values ('0001-users', ''), ('0002-expand-users', '')`.execute(
      connectTo(url).database,
    );
    for (const search of ["staging,public", "public"]) {
      const { database } = connectTo(`${url}?options=-csearch_path%3D${search}`);
      expect(await missingMigrations(database, place)).toEqual(names);
      expect(await migrateSchema(database, place)).toEqual(names);
    }
  });

  test("is taken over once from Kysely's own tables, which the version before still finds", async () => {
    const url = await temporaryPostgres();
    const { database } = connectTo(url);
    await migrateSchema(database, place);
    for (const end of ["", "_lock"])
      await sql
        .raw(`alter table matchfront_migration${end} rename to kysely_migration${end}`)
        .execute(database);
    await awaitSchema(database, place, 0);
    const nodes = [1, 2, 3].map(() => migrateSchema(connectTo(url).database, place, expanded));
    expect((await Promise.all(nodes)).flat()).toEqual(["9998-expand-brands"]);
    expect(await missingMigrations(database, place, expanded)).toEqual([]);
    const { rows } = await sql`select name from kysely_migration`.execute(database);
    expect(rows).toEqual(names.map((name) => ({ name })));
  });

  test("is not made in place of another application's tables", async () => {
    const url = await temporaryPostgres();
    await sql`create table campaign (id text)`.execute(connectTo(url).database);
    await expect(
      openPostgres({ url, isPublic: false, limits: serverLimits, timeout: 5_000 }),
    ).rejects.toThrow(
      `The database ${url} is in use by another application: relation "campaign" already exists. Expected a database or`,
    );
  });

  test("has text in byte order", async () => {
    const { database } = connectTo(await temporaryPostgres());
    await migrateSchema(database, place);
    const { rows } = await sql`
      select distinct collation_name as collation from information_schema.columns
      where data_type = 'text' and table_schema = 'public'`.execute(database);
    expect(rows).toEqual([{ collation: "C" }]);
  });

  test("is retried while a table is in use, and does not block other queries meanwhile (P5)", async () => {
    const url = await temporaryPostgres();
    const { database } = connectTo(url);
    const transaction = await database.startTransaction().execute();
    await sql`create table sms_code (id text)`.execute(transaction);
    const opening = openPostgres({ url, isPublic: false, limits: serverLimits, timeout: 60_000 });
    await expect.poll(() => isMigrationWaiting(database)).toBe(true);
    await expect.poll(() => isMigrationWaiting(database)).toBe(false);
    await transaction.rollback().execute();
    const opened = await opening;
    await opened.database.destroy();
    expect(opened.migrated).toEqual(names);
  });

  test("is not made by MIGRATIONS=check, which names what it lacks", async () => {
    const { database } = connectTo(await temporaryPostgres());
    await expect(awaitSchema(database, place, 0)).rejects.toThrow(
      /^The database lacks 0001-.+\. Run the command migrate /,
    );
  });
});

async function isMigrationWaiting(database: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
  return rows.length > 0;
}
