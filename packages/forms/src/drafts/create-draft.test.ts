import { expect, test } from "vitest";
import { createDraft, emptyContact, parseContact } from "../index.ts";
import type { DraftStorage } from "../index.ts";

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

function memoryStorage(entries: [string, string][] = []) {
  const items = new Map(entries);
  const storage: DraftStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
  };
  return { items, storage };
}

const contactForm = { name: "contact", empty: emptyContact, parse: parseContact };
const contactDraft = (storage: DraftStorage) => createDraft(contactForm, { storage });

test("a draft is read again as it was typed, stray spaces and all, by a later page", () => {
  const { items, storage } = memoryStorage();
  contactDraft(storage).write(typed);
  expect(contactDraft(storage).read()).toStrictEqual(typed);
  expect([...items.keys()]).toStrictEqual(["draft-contact"]);
});

test("fields that the form does not have are not stored", () => {
  const { items, storage } = memoryStorage();
  contactDraft(storage).write(Object.assign({ password: "hunter2" }, typed));
  expect(items.get("draft-contact")).not.toContain("hunter2");
});

test("a draft that is emptied, or cleared, leaves nothing behind", () => {
  const { items, storage } = memoryStorage();
  const draft = contactDraft(storage);
  draft.write(typed);
  draft.write(emptyContact);
  expect(items.size).toBe(0);

  draft.write(typed);
  draft.writeQueued(queued);
  draft.clear();
  expect(items.size).toBe(0);
  expect(draft.read()).toStrictEqual(emptyContact);
});

test("what waits and what is typed leave each other alone", () => {
  const draft = contactDraft(memoryStorage().storage);
  draft.writeQueued(queued);
  draft.write(typed);
  expect(draft.readQueued()).toStrictEqual(queued);
  draft.writeQueued(undefined);
  expect(draft.readQueued()).toBeUndefined();
  expect(draft.read()).toStrictEqual(typed);
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
  '{"queued":{"values":{"topic":1},"key":"a","since":1,"tries":0}}',
  '{"queued":{"values":{},"key":"a\\nb","since":1,"tries":0}}',
  '{"queued":{"values":{},"key":"a","since":"1","tries":0}}',
  '{"queued":{"values":{},"key":"a","since":1,"tries":-1}}',
])("a storage that holds %s has no draft", (text) => {
  const draft = contactDraft(memoryStorage([["draft-contact", text]]).storage);
  expect(draft.read()).toStrictEqual(emptyContact);
  expect(draft.readQueued()).toBeUndefined();
});

test("what is right in a half-broken draft is kept", () => {
  const text = '{"values":{"topic":1,"email":"ada@"},"queued":7}';
  const draft = contactDraft(memoryStorage([["draft-contact", text]]).storage);
  expect(draft.read()).toStrictEqual({ topic: "", email: "ada@", description: "" });
});

test("a storage that throws is taken for an empty one", () => {
  const draft = contactDraft({ getItem: refuse, setItem: refuse, removeItem: refuse });
  draft.write(typed);
  draft.writeQueued(queued);
  draft.clear();
  expect(draft.read()).toStrictEqual(emptyContact);
  expect(draft.readQueued()).toBeUndefined();
});
