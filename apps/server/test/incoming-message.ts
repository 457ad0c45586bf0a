import type { IncomingMessage } from "../src/messages/message-store.ts";

export const incomingMessage: IncomingMessage = {
  id: "first",
  formName: "contact",
  values: { topic: "Ad Sales", email: "ada@example.org", description: "Hello" },
  receivedAt: new Date(),
  idempotencyKey: undefined,
  quarantinedFor: undefined,
  language: "en",
};
