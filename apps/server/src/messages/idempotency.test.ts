import assert from "node:assert";
import { honeypotName } from "@matchfront/forms";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { startApp } from "../../test/start-app.ts";
import { databaseMessageStore } from "./database-message-store.ts";

const url = "/admin/sendContactUsEmail";
const fields = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const headers = { "idempotency-key": "0198c1f2-7a64-4d0e-9a52-6f0f5f1c1f10" };

test("a message that comes again under its key gets the same response, and is stored and mailed once", async () => {
  const { app, database, stored } = await startApp();
  const first = await app.inject({ method: "POST", url, headers, payload: fields });
  const again = await app.inject({
    method: "POST",
    url,
    headers,
    payload: { ...fields, email: " ada@example.org" },
  });
  expect(first.statusCode).toBe(200);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await database.selectFrom("message").select("id").execute()).toHaveLength(1);
  expect(await database.selectFrom("mail_job").select("id").execute()).toHaveLength(1);
  expect(stored).toHaveLength(1);
});

test("a native post's line breaks and a program's are one message", async () => {
  const { app, database } = await startApp();
  const description = "First line\nsecond line";
  const program = await app.inject({ method: "POST", url, headers, payload: { ...fields, description } });
  const posted = await app.inject({
    method: "POST",
    url,
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ ...fields, description: "First line\r\nsecond line" }).toString(),
  });
  expect([program.statusCode, posted.statusCode]).toEqual([200, 303]);
  const rows = await database.selectFrom("message").select("fields").execute();
  expect(rows.map(({ fields: text }) => JSON.parse(text).description)).toEqual([description]);
});

test("of one message that comes many times at once, one is stored, and all get the same response", async () => {
  const { app, database } = await startApp();
  const sendings = Array.from({ length: 4 }, () =>
    app.inject({ method: "POST", url, headers, payload: fields }),
  );
  const responses = await Promise.all(sendings);
  const [{ id } = { id: "" }, ...others] = await database.selectFrom("message").select("id").execute();
  expect(others).toEqual([]);
  expect(responses.map((response) => response.json().reference)).toEqual([id, id, id, id]);
});

test("a repeat under the same key does not count towards the limit, and is answered beyond it", async () => {
  const { app } = await startApp();
  const send = async (key?: string, description = fields.description) =>
    (
      await app.inject({
        method: "POST",
        url,
        headers: key ? { "idempotency-key": key } : {},
        payload: { ...fields, description },
      })
    ).statusCode;
  const key = headers["idempotency-key"];
  for (let time = 0; time < 8; time += 1) expect(await send(key)).toBe(200);
  // Nor does another message under a used key, which is not stored.
  expect(await send(key, "Another")).toBe(422);
  const others = [await send(), await send(), await send(), await send(), await send()];
  expect(others).toEqual([200, 200, 200, 200, 429]);
  expect([await send(key), await send(key, "Another")]).toEqual([200, 422]);
});

test.each([
  { differs: "text", other: { ...fields, description: "Hello again" }, to: url },
  {
    differs: "form",
    other: { ...fields, name: "Ada Obi", phoneNumber: "8031234567" },
    to: "/admin/sendAdvertiseEmail",
  },
])("a message of another $differs under a used key is rejected, and not stored", async ({ other, to }) => {
  const { app, database } = await startApp();
  await app.inject({ method: "POST", url, headers, payload: fields });
  const response = await app.inject({ method: "POST", url: to, headers, payload: other });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({ status: 422, message: expect.stringContaining("a key of its own") });
  expect(await database.selectFrom("message").select("id").execute()).toHaveLength(1);
});

test("messages without a key, or under keys of their own, are all stored", async () => {
  const { app, database } = await startApp();
  for (const key of ["first-key", "other-key", undefined, undefined]) {
    const own = key === undefined ? {} : { "idempotency-key": key };
    await app.inject({ method: "POST", url, headers: own, payload: fields });
  }
  expect(await database.selectFrom("message").select("id").execute()).toHaveLength(4);
});

test.each(["x".repeat(8), "!".repeat(128)])("the key %j is accepted", async (key) => {
  const { app } = await startApp();
  const sent = { "idempotency-key": key };
  expect((await app.inject({ method: "POST", url, headers: sent, payload: fields })).statusCode).toBe(200);
});

test.each(["", "x".repeat(7), "x".repeat(129), "two words", "first-key, other-key", "clé-clé-clé"])(
  "the key %j is rejected, and nothing is stored",
  async (key) => {
    const { app, database } = await startApp();
    const response = await app.inject({
      method: "POST",
      url,
      headers: { "idempotency-key": key },
      payload: fields,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toContain("Expected 8 to 128");
    expect(await database.selectFrom("message").select("id").execute()).toEqual([]);
  },
);

type Server = Awaited<ReturnType<typeof startApp>>;

const postNatively = (
  { app }: Server,
  { change = {}, from = "203.0.113.7" }: { change?: Record<string, string>; from?: string } = {},
) =>
  app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ ...fields, ...change }).toString(),
    remoteAddress: from,
  });
const countMessages = async ({ database }: Server) =>
  (await database.selectFrom("message").select("id").execute()).length;

describe("a native post, which has no key (P3)", () => {
  test("comes twice by a double click, or by a reload, and is stored once and answered alike", async () => {
    const server = await startApp();
    const [first, second] = await Promise.all([postNatively(server), postNatively(server)]);
    const later = await postNatively(server, { change: { email: " ada@example.org" } });
    expect([first.statusCode, second.headers, later.headers]).toMatchObject([
      303,
      { location: first.headers.location },
      { location: first.headers.location },
    ]);
    expect(await countMessages(server)).toBe(1);
    expect(await server.database.selectFrom("mail_job").select("id").execute()).toHaveLength(1);
  });

  test.each([
    { differs: "another text", change: { description: "Hello again" } },
    { differs: "the honeypot filled", change: { [honeypotName]: "x" } },
    { differs: "another network", from: "198.51.100.9" },
  ])("is another message with $differs", async (other) => {
    const server = await startApp();
    await postNatively(server);
    await postNatively(server, other);
    expect(await countMessages(server)).toBe(2);
  });

  test("is the same for ten minutes after it was stored, and another message after that", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:09:59Z") });
    onTestFinished(() => void vi.useRealTimers());
    const server = await startApp();
    await postNatively(server);
    vi.setSystemTime("2026-11-20T12:19:58Z");
    await postNatively(server);
    expect(await countMessages(server)).toBe(1);
    vi.setSystemTime("2026-11-20T12:19:59Z");
    await postNatively(server);
    await postNatively(server);
    expect(await countMessages(server)).toBe(2);
  });

  test("has no key: its short reference is the end of its id", async () => {
    const server = await startApp();
    await postNatively(server);
    const mails = await server.database.selectFrom("mail_job").select("text").execute();
    const store = databaseMessageStore(server.database, sqliteDialect());
    const [message] = await store.list();
    assert(message);
    expect(message.idempotencyKey).toBeUndefined();
    expect(mails).toEqual([
      { text: expect.stringContaining(`Sender's reference: ${message.id.slice(-8)}\n`) },
    ]);
  });
});
