import { expect, expectTypeOf, test } from "vitest";
import { memoryStorage } from "../../test/test-browser.ts";
import { createDraft, createSubmit } from "../index.ts";
import { contactForm } from "../site/index.ts";
import type { DraftStorage } from "../index.ts";
import type { ContactValues } from "../site/index.ts";

const topic = "Ad Sales";
const typed = { topic, email: " ada@", description: "Hello\n" };
const queued = {
  values: { topic, email: "ada@example.com", description: "Hello" },
  key: "a-key",
  since: 1,
  tries: 0,
} as const;

function refuse(): never {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

const contactDraft = (storage: DraftStorage) => createDraft(contactForm, { storage });

test("a later page reads the draft exactly as typed, stray spaces included", () => {
  const { items, storage } = memoryStorage();
  contactDraft(storage).write(typed);
  expect(contactDraft(storage).read()).toStrictEqual(typed);
  expect([...items.keys()]).toStrictEqual(["draft-contact"]);
});

test("unknown fields are not stored", () => {
  const { items, storage } = memoryStorage();
  contactDraft(storage).write(Object.assign({ password: "hunter2" }, typed));
  expect(items.get("draft-contact")).not.toContain("hunter2");
});

test("the queued message and the typed text are independent, and without both there is no entry", () => {
  const { items, storage } = memoryStorage();
  const draft = contactDraft(storage);
  draft.writeQueued(queued);
  draft.write(typed);
  expect(draft.readQueued()).toStrictEqual(queued);
  draft.writeQueued(undefined);
  expect(draft.readQueued()).toBeUndefined();
  expect(draft.read()).toStrictEqual(typed);
  draft.write(contactForm.emptyValues);
  expect(items.size).toBe(0);
});

test.for([
  "",
  "{",
  "null",
  "1",
  '"text"',
  "[]",
  "{}",
  '{"values":[]}',
  '{"values":null,"queued":null}',
  '{"values":{"topic":1,"email":null,"other":"x"},"queued":{}}',
  '{"__proto__":{"values":{"topic":"Ad Sales"}}}',
  ...[
    { key: 1 },
    { key: "" },
    { key: "a\nb" },
    { key: "a".repeat(65) },
    { since: "1" },
    { tries: -1 },
    { tries: 0.5 },
  ].map((fault) => JSON.stringify({ queued: { ...queued, ...fault } })),
])("a storage that holds %s has no draft", (text) => {
  const draft = contactDraft(memoryStorage([["draft-contact", text]]).storage);
  expect(draft.read()).toStrictEqual(contactForm.emptyValues);
  expect(draft.readQueued()).toBeUndefined();
});

test("the valid fields of a partly corrupt draft are kept", () => {
  const text = '{"values":{"topic":1,"email":"ada@"},"queued":7}';
  const draft = contactDraft(memoryStorage([["draft-contact", text]]).storage);
  expect(draft.read()).toStrictEqual({ topic: "", email: "ada@", description: "" });
});

test("a storage that throws is treated as empty", () => {
  const draft = contactDraft({ getItem: refuse, setItem: refuse, removeItem: refuse });
  draft.write(typed);
  draft.writeQueued(queued);
  expect(draft.read()).toStrictEqual(contactForm.emptyValues);
  expect(draft.readQueued()).toBeUndefined();
});

test("clearOnSuccess removes input equal to what was sent, and keeps other input and the queued message", async () => {
  const draft = contactDraft(memoryStorage().storage);
  const message = queued.values;
  const send = draft.clearOnSuccess(async () => "Sent");
  const options = { signal: new AbortController().signal, idempotencyKey: "a-key" };
  draft.write({ ...message, email: " ada@example.com " });
  draft.writeQueued(queued);
  await send({ ...message, description: "Bye" }, options);
  await send(message, { ...options, signal: AbortSignal.abort() });
  expect(draft.read().description).toBe("Hello");
  await expect(send(message, options)).resolves.toBe("Sent");
  expect(draft.read()).toStrictEqual(contactForm.emptyValues);
  expect(draft.readQueued()).toStrictEqual(queued);
});

test("a queued message that a newer definition rejects fails with its text and errors by field", () => {
  const values = { ...queued.values, topic: "Refunds" };
  const text = JSON.stringify({ values: typed, queued: { ...queued, values } });
  const { storage } = memoryStorage([["draft-contact", text]]);
  const network = { isOnline: () => true, onOnline: () => () => {} };
  const submit = createSubmit({ send: refuse, queue: { draft: contactDraft(storage), network } });
  submit.resume();
  expect(submit.getState()).toStrictEqual({
    status: "failed",
    error: expect.objectContaining({ fieldErrors: { topic: "Topic is required" } }),
    message: "Topic is required",
    fieldErrors: { topic: "Topic is required" },
    values,
  });
  expect(contactDraft(storage).readQueued()).toMatchObject({ values });
  submit.reset();
  expect(contactDraft(storage).readQueued()).toBeUndefined();
  expect(contactDraft(storage).read()).toStrictEqual(typed);
});

test("a draft of a secret form is a type error", () => {
  const makeDraft = createDraft<ContactValues>;
  expectTypeOf(makeDraft).toBeCallableWith(contactForm);
  expectTypeOf(makeDraft).toBeCallableWith({ ...contactForm, secret: false });
  // @ts-expect-error -- its `secret` is true
  expectTypeOf(makeDraft).toBeCallableWith({ ...contactForm, secret: true });
  const either: boolean = true;
  // @ts-expect-error -- its `secret` may be true
  expectTypeOf(makeDraft).toBeCallableWith({ ...contactForm, secret: either });
});
