import { honeypotName } from "@matchfront/forms";
import { expect, test, vi, describe } from "vitest";
import { localeParts } from "@matchfront/locales/locale-parts";
import { contactFields, contactUrl, pageProps, startMessageApp } from "../../test/message-app.ts";
import { type TestAppOptions } from "../../test/start-app.ts";
import { json, startBackend } from "../../test/start-http-server.ts";
import { defaultLimits } from "../http/limits.ts";

const { serverErrors } = localeParts["en"].forms;
const ada = { email: "ada@example.org", from: "2001:db8::a" };
const ben = { email: "ben@example.org", from: "2001:db8::b" };
const elsewhere = { email: "cleo@example.org", from: "2001:db8:1::c" };
const network2 = { messagesFromAddress: { times: 2, seconds: 600 } };
type Sender = typeof ada;

async function start(changed: Partial<typeof defaultLimits> = {}, options: TestAppOptions = {}) {
  const limits = { ...defaultLimits, ...changed };
  const started = await startMessageApp({ limits, ...options });
  const send = ({ email, from }: Sender, { url = contactUrl, headers = {}, fields = {} } = {}) =>
    started.post({ ...contactFields, ...fields, email }, { url, headers, remoteAddress: from });
  const statuses = async (...senders: readonly Sender[]) => {
    const codes = [];
    for (const sender of senders) codes.push((await send(sender)).statusCode);
    return codes;
  };
  return { ...started, send, statuses };
}

function times<Item>(count: number, create: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => create(index));
}

test.each([
  {
    given: "40 of a network in ten minutes",
    senders: times(40, (index) => ({ ...ada, email: `${index}@example.org` })),
    rejected: ben,
    accepted: elsewhere,
    message: serverErrors.tooManyMessagesFromNetwork,
    seconds: 600,
  },
  {
    given: "five of a sender in ten minutes",
    senders: [ada, { ...ben, email: "Ada@example.org" }, { ...ada, email: "ADA@EXAMPLE.ORG" }, ada, ada],
    rejected: ada,
    accepted: ben,
    message: serverErrors.tooManyMessages,
    seconds: 600,
  },
  {
    given: "three of all senders in an hour",
    changed: { messagesEachHour: { times: 3, seconds: 3600 } },
    senders: times(3, (index) => ({ ...ada, from: `198.51.100.${index}` })),
    rejected: elsewhere,
    accepted: undefined,
    message: serverErrors.tooManyMessagesInAll,
    seconds: 3600,
  },
])("limits messages to $given", async ({ changed, senders, rejected, accepted, message, seconds }) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { send, statuses } = await start(changed);
  expect(new Set(await statuses(...senders))).toEqual(new Set([200]));
  const response = await send(rejected);
  expect(response.json()).toEqual({ status: 429, message, reason: expect.any(String) });
  const wait = Number(response.headers["retry-after"]);
  expect(wait).toBeGreaterThan(seconds - 10);
  expect(wait).toBeLessThanOrEqual(seconds);
  expect(await statuses(...(accepted ? [accepted] : []))).not.toContain(429);
  vi.setSystemTime(Date.now() + seconds * 1000);
  expect(await statuses(rejected)).toEqual([200]);
});

test("returns the input to a browser beyond the limit, with a message in its language", async () => {
  const { postNatively } = await start({ messagesOfSender: { times: 0, seconds: 600 } });
  const { statusCode, body } = await postNatively(contactFields, { url: `${contactUrl}?lang=fr` });
  expect(statusCode).toBe(429);
  expect(pageProps(body)).toMatchObject({
    input: contactFields,
    formError: localeParts["fr"].forms.serverErrors.tooManyMessages,
  });
});

test("does not count a sender's rejected and repeated messages for the network", async () => {
  const { send, statuses } = await start({ ...network2, messagesOfSender: { times: 1, seconds: 600 } });
  const headers = { "idempotency-key": "0198c1f2-7a64-4d0e-9a52-6f0f5f1c1f10" };
  for (const _ of [1, 2, 3]) expect((await send(ada, { headers })).statusCode).toBe(200);
  expect(await statuses(ada, ada, ben)).toEqual([429, 429, 200]);
});

test("counts no message for its sender that the limit of all rejects", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { statuses } = await start({ messagesEachHour: { times: 1, seconds: 60 } });
  expect(await statuses(elsewhere, ...times(6, () => ada))).toEqual([200, ...times(6, () => 429)]);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await statuses(ada)).toEqual([200]);
});

test("does not lock out a sender whose email others use (P6)", async () => {
  const { statuses } = await start();
  const attackers = times(50, (index) => ({ ...ada, from: `198.51.100.${index % 10}` }));
  expect(new Set(await statuses(...attackers, ada))).toEqual(new Set([200]));
});

test("shares the limit among the forms, and does not count invalid messages", async () => {
  const { send, statuses } = await start(network2);
  const invalid = { ...ada, email: "ada" };
  expect(await statuses(invalid, invalid, invalid, ada)).toEqual([422, 422, 422, 200]);
  const fields = { name: "Ada Obi", phoneNumber: "8031234567" };
  expect((await send(ada, { url: "/admin/sendParternerUsEmail", fields })).statusCode).toBe(200);
  expect((await send(ada, { url: "/admin/sendAdvertiseEmail", fields })).statusCode).toBe(429);
});

test("counts messages that a backend rejects or may have, but not those that it fails to store", async () => {
  const answers = [500, 503, 500, 502, 422];
  const { backend } = await startBackend((response, request) => {
    const status = answers.shift() ?? 200;
    json(status, status === 502 ? {} : { status, message: "Its words." })(response, request);
  });
  const { statuses } = await start(network2, { backend });
  expect(await statuses(ada, ada, ada, ada, ada, ada)).toEqual([500, 500, 500, 500, 422, 429]);
});

test("counts quarantined messages for sender and network, but not for the whole site", async () => {
  const { send, statuses } = await start({ ...network2, messagesEachHour: { times: 1, seconds: 3600 } });
  const fields = { [honeypotName]: "https://spam.example" };
  const codes = [];
  for (const _ of [1, 2, 3]) codes.push((await send(ada, { fields })).statusCode);
  expect(codes).toEqual([200, 200, 429]);
  expect(await statuses(elsewhere, elsewhere)).toEqual([200, 429]);
});

test("neither counts messages whose mail cannot be stored, nor stores them", async () => {
  const { database, messages, statuses } = await start(network2);
  await database.schema.alterTable("mail_job").renameTo("elsewhere").execute();
  expect([await statuses(ada, ada, ada), await messages()]).toEqual([[503, 503, 503], []]);
  await database.schema.alterTable("elsewhere").renameTo("mail_job").execute();
  expect(await statuses(ada, ada, ada)).toEqual([200, 200, 429]);
});

const headers = { "idempotency-key": "0198c1f2-7a64-4d0e-9a52-6f0f5f1c1f10" };
const description = "Hello again";

describe("under an idempotency key", () => {
  test("does not count repeats, and answers them beyond the limit", async () => {
    const { post } = await startMessageApp();
    const send = async (change = {}, sent: Record<string, string> = headers) =>
      (await post({ ...contactFields, ...change }, { headers: sent })).statusCode;
    for (let time = 0; time < 8; time += 1) expect(await send()).toBe(200);
    expect(await send({ description })).toBe(422);
    const others = [];
    for (let time = 0; time < 5; time += 1) others.push(await send({}, {}));
    expect(others).toEqual([200, 200, 200, 200, 429]);
    expect([await send(), await send({ description })]).toEqual([200, 422]);
  });

  test.each([
    ...["", "x".repeat(7), "x".repeat(129), "two words", "clé-clé-clé"].map((key) => ({ key, status: 400 })),
    ...["x".repeat(8), "!".repeat(128)].map((key) => ({ key, status: 200 })),
  ])("answers the key $key with $status", async ({ key, status }) => {
    const { post, messages } = await startMessageApp();
    const response = await post(contactFields, { headers: { "idempotency-key": key } });
    expect(response.statusCode).toBe(status);
    expect(response.json().message.includes("Expected 8 to 128")).toBe(status === 400);
    expect(await messages()).toHaveLength(status === 400 ? 0 : 1);
  });
});

describe("a native post (P3)", () => {
  test("is stored and mailed once after a double click and a reload", async () => {
    const { postNatively, messages, mails } = await startMessageApp();
    const responses = await Promise.all([postNatively(), postNatively()]);
    responses.push(await postNatively({ ...contactFields, email: " ada@example.org" }));
    expect(new Set(responses.map((response) => response.headers.location)).size).toBe(1);
    expect([await messages(), await mails()].map(({ length }) => length)).toEqual([1, 1]);
  });

  test("is equal to one from the page of another language", async () => {
    const { postNatively, messages } = await startMessageApp();
    const locations = [];
    for (const language of ["fr", "sw"]) {
      const url = `/admin/sendContactUsEmail?lang=${language}`;
      locations.push((await postNatively(contactFields, { url })).headers.location);
    }
    expect(locations[1]).toBe(locations[0]?.replace("/fr/", "/sw/"));
    expect(await messages()).toMatchObject([{ language: "fr" }]);
  });

  test.each([
    { differs: "text", fields: { ...contactFields, description } },
    { differs: "honeypot", fields: { ...contactFields, [honeypotName]: "x" } },
    { differs: "network", remoteAddress: "198.51.100.9" },
  ])("is another message with another $differs", async ({ fields, remoteAddress = "203.0.113.7" }) => {
    const { postNatively, messages } = await startMessageApp();
    await postNatively(contactFields, { remoteAddress: "203.0.113.7" });
    await postNatively(fields, { remoteAddress });
    expect(await messages()).toHaveLength(2);
  });
});
