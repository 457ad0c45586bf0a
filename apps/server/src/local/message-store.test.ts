import assert from "node:assert";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sqliteDialect } from "../database/sqlite-dialect.ts";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { messageForms } from "../messages/message-forms.ts";
import { localMessageStore } from "./message-store.ts";

const [contact] = messageForms;
assert(contact);

const first = {
  id: "first",
  form: contact,
  values: { topic: "Ad Sales", email: "ada@example.org", description: "Hello" },
  receivedAt: new Date("2026-11-21T08:00:00.000Z"),
  idempotencyKey: "0198c1f2-0001",
  quarantinedFor: undefined,
};

test.each([
  { other: "the same", values: first.values, result: { status: "repeated", reference: "first" } },
  { other: "another", values: { ...first.values, topic: "Other" }, result: { status: "conflict" } },
])(
  "of two messages under one key that both seemed new, one is stored, $other is not",
  async ({ values, result }) => {
    const database = await temporaryDatabase();
    const messages = localMessageStore(database, sqliteDialect());
    const second = { ...first, id: "second", values };
    const results = await Promise.all([messages.take(first), messages.take(second)]);
    expect(results).toEqual([{ status: "stored", reference: "first" }, result]);
    for (const table of ["message", "mail_job"] as const)
      expect(await database.selectFrom(table).select("id").execute()).toEqual([{ id: "first" }]);
  },
);

test("a message of a form that only another version has is named, with what to do, and never left out", async () => {
  const database = await temporaryDatabase();
  const messages = localMessageStore(database, sqliteDialect());
  await messages.take(first);
  await sql`update message set form = 'newsletter'`.execute(database);
  await expect(messages.list()).rejects.toThrow(
    'The message first came by the form "newsletter", which this version does not have. Run the version that took it, or a newer one.',
  );
});
