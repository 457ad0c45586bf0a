import { honeypotName } from "@matchfront/forms";
import { expect, test } from "vitest";
import { pageProps } from "../../test/page-props.ts";
import { startApp } from "../../test/start-app.ts";
import type { Database } from "../storage/database.ts";
import { everyForm } from "./every-form.cases.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

async function stored(database: Database) {
  const rows = await database.selectFrom("message").select(["form", "fields", "quarantined_for"]).execute();
  const messages = rows.map((row) => ({
    form: row.form,
    fields: JSON.parse(row.fields) as unknown,
    quarantinedFor: row.quarantined_for,
  }));
  const mails = await database.selectFrom("mail_job").select(["subject", "reply_to", "text"]).execute();
  return { messages, mails };
}

test.each(everyForm)("a %s message is stored and mailed, with where to answer", async (...row) => {
  const [name, url, , fields, subject, lines] = row;
  const { app, database, stored: notified } = await startApp();
  const response = await app.inject({ method: "POST", url, payload: { ...fields, admin: "true" } });
  expect(response.json()).toEqual({
    status: 200,
    // Specification section 4.
    message: "Thank you for your interest! We will get back to you as soon as possible!",
    reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const { messages, mails } = await stored(database);
  expect(messages).toEqual([{ form: name, fields, quarantinedFor: null }]);
  expect(mails).toEqual([{ subject, reply_to: fields["email"], text: expect.any(String) }]);
  const [head, ...description] = mails[0]?.text.split("\n\n") ?? [];
  expect(head?.split("\n")).toEqual([
    ...lines,
    expect.stringMatching(/^Received: /),
    `Reference: ${response.json().reference}`,
    `Sender's reference: ${response.json().reference.slice(-8)}`,
  ]);
  expect(description.join("\n\n")).toBe(`${fields["description"]}\n`);
  expect(notified).toHaveLength(1);
});

test.each(everyForm)("a native %s post is stored, then led to the page that says so", async (...row) => {
  const [name, url, page, fields] = row;
  const { app, database } = await startApp();
  const payload = new URLSearchParams({ ...fields, [honeypotName]: "" }).toString();
  const response = await app.inject({ method: "POST", url, headers: form, payload });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toMatch(new RegExp(String.raw`^${page}/sent\?reference=[0-9a-f]{8}$`));
  expect((await stored(database)).messages).toEqual([{ form: name, fields, quarantinedFor: null }]);
});

test.each(everyForm)(
  "a refused native %s post is its page again, with all that was typed",
  async (...row) => {
    const [name, url, , fields] = row;
    const { app, database } = await startApp();
    const input = { ...fields, email: "ada@" };
    const payload = new URLSearchParams({ ...input, [honeypotName]: "" }).toString();
    const response = await app.inject({ method: "POST", url, headers: form, payload });
    expect(response.statusCode).toBe(422);
    expect(pageProps(response.body)).toEqual({
      form: name,
      status: "invalid",
      input,
      errors: { email: "Must be a valid email" },
    });
    expect(await stored(database)).toEqual({ messages: [], mails: [] });
  },
);

test.each(everyForm)("a browser that comes back to the %s call finds the form", async (...row) => {
  const [, url, page] = row;
  const { app } = await startApp();
  expect((await app.inject({ url })).headers.location).toBe(page);
});

test.each(everyForm)(
  "a %s message with the honeypot filled is quarantined, unknown to its sender",
  async (...row) => {
    const [name, url, page, fields] = row;
    const { app, database, stored: notified } = await startApp();
    const payload = { ...fields, [honeypotName]: "https://spam.example" };
    const program = await app.inject({ method: "POST", url, payload });
    expect(program.json()).toMatchObject({ status: 200, reference: expect.any(String) });
    const nativePayload = new URLSearchParams(payload).toString();
    const person = await app.inject({ method: "POST", url, headers: form, payload: nativePayload });
    expect(person.headers.location).toContain(`${page}/sent?reference=`);
    const quarantined = { form: name, fields, quarantinedFor: "honeypot" };
    expect(await stored(database)).toEqual({ messages: [quarantined, quarantined], mails: [] });
    expect(notified).toHaveLength(2);
  },
);

test.each(everyForm)("objects in place of a %s message's texts are refused with 422", async (...row) => {
  const [, url, , fields] = row;
  const { app, database } = await startApp();
  const post = async (payload: object) => {
    const response = await app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(payload),
    });
    return [response.statusCode, Object.keys(response.json().errors)];
  };
  for (const value of [{ toString: 1 }, { valueOf: 1, toString: null }, [{ toString: 1 }], 1])
    for (const name of ["email", "description"])
      expect(await post({ ...fields, [name]: value })).toEqual([422, [name]]);
  expect(await post({ toString: 1 })).toEqual([422, expect.arrayContaining(["email", "description"])]);
  expect((await stored(database)).messages).toEqual([]);
});
