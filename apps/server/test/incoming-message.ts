import assert from "node:assert";
import { messageForms } from "../src/messages/message-forms.ts";
import type { IncomingMessage } from "../src/messages/message.ts";

const [contact] = messageForms;
assert(contact);

/** A message as the contact form's call takes it. */
export const incomingMessage: IncomingMessage = {
  id: "first",
  form: contact,
  values: { topic: "Ad Sales", email: "ada@example.org", description: "Hello" },
  receivedAt: new Date(),
  idempotencyKey: undefined,
  quarantinedFor: undefined,
  language: "en",
};
