import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { databases } from "../../test/databases.ts";
import { databaseMessageStore } from "./database-message-store.ts";
import type { IncomingMessage } from "./message.ts";

const first: IncomingMessage = {
  id: "first",
  formName: "contact",
  values: { topic: "Ad Sales", email: "ada@example.org", description: "Hello" },
  receivedAt: new Date("2026-11-21T08:00:00.000Z"),
  idempotencyKey: "0198c1f2-0001",
  quarantinedFor: undefined,
  language: "en",
};

describe.each(databases)("$name", ({ open }) => {
  test.each([
    { other: "the same", values: first.values, status: "repeated" },
    { other: "another", values: { ...first.values, topic: "Other" }, status: "conflict" },
  ])(
    "of two messages under one key that both seemed new, one is stored, $other is not",
    async ({ values, status }) => {
      const { database, dialect } = await open();
      const messages = databaseMessageStore(database, dialect);
      const second = { ...first, id: "second", values };
      const results = await Promise.all([messages.save(first), messages.save(second)]);
      expect(results.map((result) => result.status).toSorted()).toEqual([status, "stored"].toSorted());
      const [stored] = await database.selectFrom("message").select("id").execute();
      const references = results.flatMap((result) =>
        result.status === "conflict" ? [] : [result.reference],
      );
      expect(new Set(references)).toEqual(new Set([stored?.id]));
      for (const table of ["message", "mail_job"] as const)
        expect(await database.selectFrom(table).select("id").execute()).toEqual([stored]);
    },
  );

  test("a message of a form that only another version has is named, with what to do, and never left out", async () => {
    const { database, dialect } = await open();
    const messages = databaseMessageStore(database, dialect);
    await messages.save(first);
    await sql`update message set form = 'newsletter'`.execute(database);
    await expect(messages.list()).rejects.toThrow(
      'Message first: this version has no form "newsletter". Run the version that stored the message, or a newer one.',
    );
  });

  test("a message that comes again under its own id, since its answer got lost, is stored once (P1, P3)", async () => {
    const { database, dialect } = await open();
    const messages = databaseMessageStore(database, dialect);
    const stored = { status: "stored", reference: "first" };
    expect([await messages.save(first), await messages.save(first)]).toEqual([stored, stored]);
    expect(await database.selectFrom("mail_job").select("id").execute()).toEqual([{ id: "first" }]);
  });

  test("a native post that comes again within ten minutes is the same, after them another (P3)", async () => {
    const clock = { now: first.receivedAt.getTime() };
    const { database, dialect } = await open(() => clock.now);
    const messages = databaseMessageStore(database, dialect);
    const post = (id: string) => {
      const receivedAt = new Date(clock.now);
      return messages.save({ ...first, id, receivedAt, idempotencyKey: undefined, nativePost: "same" });
    };
    expect(await post("first")).toEqual({ status: "stored", reference: "first" });
    clock.now += 10 * 60_000 - 1;
    expect(await post("second")).toEqual({ status: "repeated", reference: "first" });
    clock.now += 1;
    expect(await post("third")).toEqual({ status: "stored", reference: "third" });
  });
});
