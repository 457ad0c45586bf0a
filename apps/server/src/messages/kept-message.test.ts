import assert from "node:assert";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { readMessages } from "./kept-message.ts";
import { messageForms } from "./message-forms.ts";
import { storeMessage } from "./store-message.ts";

const [contact] = messageForms;
assert(contact);

test("a message of a form that only another version has is named, with what to do, and never left out", async () => {
  const database = await temporaryDatabase();
  await storeMessage(database, {
    id: "first",
    form: contact,
    values: { topic: "Ad Sales", email: "ada@example.org", description: "Hello" },
    receivedAt: new Date("2026-11-21T08:00:00.000Z"),
    idempotencyKey: undefined,
    quarantinedFor: undefined,
  });
  await sql`update message set form = 'newsletter'`.execute(database);
  await expect(readMessages(database)).rejects.toThrow(
    'The message first came by the form "newsletter", which this version does not have. Run the version that took it, or a newer one.',
  );
});
