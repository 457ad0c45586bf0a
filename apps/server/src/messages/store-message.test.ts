import assert from "node:assert";
import { expect, test } from "vitest";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { messageForms } from "./message-forms.ts";
import { storeMessage } from "./store-message.ts";

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
  { other: "the same", values: first.values, answer: { status: "repeated", id: "first" } },
  { other: "another", values: { ...first.values, topic: "Other" }, answer: { status: "conflict" } },
])(
  "of two messages under one key that both seemed new, one is stored, $other is not",
  async ({ values, answer }) => {
    const database = await temporaryDatabase();
    const second = { ...first, id: "second", values };
    const answers = await Promise.all([storeMessage(database, first), storeMessage(database, second)]);
    expect(answers).toEqual([{ status: "stored", id: "first" }, answer]);
    for (const table of ["message", "mail_job"] as const)
      expect(await database.selectFrom(table).select("id").execute()).toEqual([{ id: "first" }]);
  },
);
