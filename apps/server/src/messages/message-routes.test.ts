import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { databases } from "../../test/databases.ts";
import { pageProps } from "../../test/page-props.ts";
import { startApp } from "../../test/start-app.ts";
import type { Database } from "../storage/database.ts";
import { refusedForms, refusedPrograms, type RefusedRequest } from "./message-routes.cases.ts";

const url = "/admin/sendContactUsEmail";
const fields = {
  topic: "Question about something else",
  email: "ada@example.org",
  description: 'Ẹ káàárọ̀ 👋🏾\nשלום <script>alert(1)</script> & "so" on',
};
const form = { "content-type": "application/x-www-form-urlencoded" };

async function stored(database: Database) {
  const rows = await database.selectFrom("message").select("fields").execute();
  const messages = rows.map((row): unknown => JSON.parse(row.fields));
  const mails = await database
    .selectFrom("mail_job")
    .select(["reply_to", "subject", "text", "state"])
    .execute();
  return { messages, mails };
}

function requestOf({ type, body, headers }: RefusedRequest) {
  const contentType = type === undefined ? {} : { "content-type": type };
  return { method: "POST", url, headers: { ...contentType, ...headers }, payload: body } as const;
}

test("a message sent as JSON is stored with its mail before the response, and the worker is notified", async () => {
  const { app, database, stored: notified } = await startApp();
  const response = await app.inject({ method: "POST", url, payload: fields });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    status: 200,
    // Specification section 4.
    message: "Thank you for your interest! We will get back to you as soon as possible!",
    reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(response.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  const { messages, mails } = await stored(database);
  expect(messages).toEqual([fields]);
  expect(mails).toEqual([
    {
      reply_to: fields.email,
      subject: `[${fields.topic}] message from ${fields.email}`,
      text: expect.stringContaining(fields.description),
      state: "waiting",
    },
  ]);
  expect(notified).toHaveLength(1);
});

describe.each(databases)("a message with the character NUL on $name", ({ open }) => {
  test("is stored and mailed with U+FFFD in its place, and its repeat is one", async () => {
    const { app, database } = await startApp({ open });
    const headers = { "idempotency-key": "0199-a-key" };
    const payload = { ...fields, description: "One\0two" };
    const send = () => app.inject({ method: "POST", url, headers, payload });
    const thanked = await send();
    expect(thanked.statusCode).toBe(200);
    expect((await send()).json()).toEqual(thanked.json());
    const { messages, mails } = await stored(database);
    expect(messages).toEqual([{ ...fields, description: "One\uFFFDtwo" }]);
    expect(mails).toMatchObject([{ text: expect.stringContaining("One\uFFFDtwo") }]);
  });
});

test.each(refusedPrograms)("a program is refused with JSON and $status: $name", async (refused) => {
  const { app, database, stored: notified } = await startApp();
  const response = await app.inject(requestOf(refused));
  const { status, message, errors, ...rest } = response.json();
  expect(response.statusCode).toBe(refused.status);
  expect(status).toBe(refused.status);
  expect(message).toMatch(/^[A-Z].+\.$/);
  expect(Object.keys(errors ?? {})).toEqual(refused.fields ?? []);
  expect(rest).toEqual({});
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(await stored(database)).toEqual({ messages: [], mails: [] });
  expect(notified).toEqual([]);
});

test.each(refusedForms)("a person is refused with the contact page and $status: $name", async (refused) => {
  const { app, database } = await startApp();
  const response = await app.inject(requestOf(refused));
  expect(response.statusCode).toBe(refused.status);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.headers["content-security-policy"]).toContain("'sha256-Y29udGFjdA=='");
  const { errors, formError } = pageProps(response.body);
  expect(Object.keys(errors)).toEqual(refused.fields ?? []);
  expect(typeof formError).toBe(refused.fields ? "undefined" : "string");
  expect(await stored(database)).toEqual({ messages: [], mails: [] });
});

test("a line break in a field of one line starts no line of the mail", async () => {
  const { app, database } = await startApp();
  const payload = {
    name: "Ada\r\nFrom: boss@moyo.example",
    businessname: "Obi\nReference: 1",
    email: "ada@example.org",
    phoneNumber: "8031234567",
    description: "One\nTwo",
  };
  await app.inject({ method: "POST", url: "/admin/sendParternerUsEmail", payload });
  const { messages, mails } = await stored(database);
  expect(messages).toEqual([{ ...payload, name: "Ada\nFrom: boss@moyo.example", website: "" }]);
  expect(mails[0]?.subject).toBe("[Partnership] request from Ada From: boss@moyo.example, ada@example.org");
  expect(mails[0]?.text).toMatch(
    /^Name: Ada From: boss@moyo\.example\nBusiness: Obi Reference: 1\nFrom: ada@.+\n\nOne\nTwo\n$/s,
  );
});

test("5,000 letters that take nine bytes each in a native post are stored", async () => {
  const { app, database } = await startApp();
  const message = { ...fields, description: "ẹ".repeat(5000) };
  const payload = new URLSearchParams(message).toString();
  expect((await app.inject({ method: "POST", url, headers: form, payload })).statusCode).toBe(303);
  expect((await stored(database)).messages).toEqual([message]);
});

test("a message that is too long comes back whole", async () => {
  const { app } = await startApp();
  const input = { ...fields, description: "x".repeat(33 * 1024) };
  const payload = new URLSearchParams(input).toString();
  const { body } = await app.inject({ method: "POST", url, headers: form, payload });
  expect(pageProps(body)).toMatchObject({ input, formError: expect.stringContaining("too long") });
});

test.each([
  { bytes: 32_768, letter: "x", status: 303 },
  { bytes: 32_769, letter: "x", status: 413 },
  { bytes: 32_768, letter: "é", status: 303 },
  { bytes: 32_770, letter: "é", status: 413 },
])("a native post of $letter whose fields have $bytes bytes gets $status", async (each) => {
  const { bytes, letter, status } = each;
  const { app } = await startApp();
  const room = bytes - Buffer.byteLength(fields.topic + fields.email);
  const size = Buffer.byteLength(letter);
  const description = letter.repeat(Math.floor(room / size)) + "x".repeat(room % size);
  const message = { ...fields, description };
  const payload = new URLSearchParams(message).toString();
  expect((await app.inject({ method: "POST", url, headers: form, payload })).statusCode).toBe(status);
});

test.each([
  { bytes: 32_768, status: 200 },
  { bytes: 32_769, status: 413 },
])("a JSON body of $bytes bytes gets $status", async ({ bytes, status }) => {
  const { app } = await startApp();
  const empty = Buffer.byteLength(JSON.stringify({ ...fields, description: "" }));
  const payload = { ...fields, description: "x".repeat(bytes - empty) };
  expect((await app.inject({ method: "POST", url, payload })).statusCode).toBe(status);
});

test("a body whose length is not announced is cut off at 32 KB too", async () => {
  const { app } = await startApp();
  const payload = Readable.from([JSON.stringify({ ...fields, description: "x".repeat(33 * 1024) })]);
  const headers = { "content-type": "application/json" };
  expect((await app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(413);
});

test("while messages cannot be stored, programs and people are told so, and what was typed is returned", async () => {
  const { app, database } = await startApp();
  await database.destroy();
  const program = await app.inject({ method: "POST", url, payload: fields });
  expect(program.statusCode).toBe(503);
  expect(program.json()).toEqual({ status: 503, message: expect.stringContaining("try again") });
  const payload = new URLSearchParams(fields).toString();
  const person = await app.inject({ method: "POST", url, headers: form, payload });
  expect(person.statusCode).toBe(503);
  expect(pageProps(person.body)).toEqual({
    form: "contact",
    status: "invalid",
    input: fields,
    errors: {},
    formError: expect.stringContaining("try again"),
  });
});

test("a message whose mail cannot be put into the outbox is not stored either", async () => {
  const { app, database } = await startApp();
  await database.schema.dropTable("mail_job").execute();
  expect((await app.inject({ method: "POST", url, payload: fields })).statusCode).toBe(503);
  expect(await database.selectFrom("message").select("id").execute()).toEqual([]);
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS"] as const)("%s is rejected, naming POST", async (method) => {
  const { app } = await startApp();
  const response = await app.inject({ method, url });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe("POST");
});
