import { expect, test, vi } from "vitest";
import { sql } from "kysely";
import { invalidLink, memberWithLink } from "../../test/member-with-link.ts";
import { startVerification, to } from "../../test/start-verification.ts";
import { defaultLimits } from "../http/limits.ts";
import { type TestAppOptions } from "../../test/start-app.ts";

const paths = ["Verifications", "VerificationCheck"] as const;

test("lets a link change to a number whose code was entered", async () => {
  const { app, send, check, token, lastCode, verifiedPhones } = await startVerification();
  const sent = await send();
  const pending = { sid: expect.stringMatching(/^VE/), to, channel: "sms", status: "pending", valid: false };
  expect([sent.statusCode, sent.json()]).toEqual([201, pending]);
  expect(Object.keys(sent.json())).toEqual(["sid", "to", "channel", "status", "valid"]);
  const wrong = await check("none");
  expect([wrong.statusCode, wrong.json()]).toEqual([200, pending]);
  expect(await verifiedPhones()).toEqual([]);
  expect((await check(lastCode())).json()).toEqual({ ...pending, status: "approved", valid: true });
  expect(await verifiedPhones()).toEqual([to]);
  const update = await app.inject({
    method: "PUT",
    url: "/api/updatePhoneNumber",
    headers: { authorization: `b ${token}` },
    payload: { phoneNumber: "0712345678", dialingCode: "+254" },
  });
  expect(update.json()).toEqual({ status: 200, message: "Your phone number has been changed." });
  expect((await check(lastCode())).json()).toEqual(invalidLink);
});

test.each(["+2540712345678", "+254254712345678"])(
  "normalizes %s as the change of number does",
  async (To) => {
    const { send, sms } = await startVerification();
    expect((await send(To)).json()).toMatchObject({ to });
    expect(sms).toMatchObject([{ to }]);
  },
);

test("sends the SMS in the language of the call, otherwise in English", async () => {
  const { send, sms } = await startVerification();
  for (const query of ["", "?lang=en", "?lang=fr", "?lang=de"]) await send(to, { query });
  const beginnings = sms.map(({ text }) => text.slice(0, text.indexOf(" code ")));
  expect(beginnings).toEqual(["Your Fixture", "Your Fixture", "Votre", "Your Fixture"]);
});

test("limits the codes that one address requests, for all numbers together", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limits = { ...defaultLimits, codesFromAddress: { times: 1, seconds: 600 } };
  const { send, sms } = await startVerification({ limits });
  await send();
  const limited = await send("+2348031234567");
  expect([limited.statusCode, limited.headers["retry-after"]]).toEqual([429, "600"]);
  expect(limited.json()).toMatchObject({ code: 60203 });
  expect(sms).toHaveLength(1);
});

test.each<[string, (typeof paths)[number], Record<string, string>]>([
  ["no number", "Verifications", { Channel: "sms" }],
  ["no plus sign", "Verifications", { To: "254712345678", Channel: "sms" }],
  ["an invalid number", "Verifications", { To: "+254", Channel: "sms" }],
  ["another country", "Verifications", { To: "+12025550123", Channel: "sms" }],
  ["another channel", "Verifications", { To: to, Channel: "call" }],
  ["two codes", "VerificationCheck", { To: to, Code: "123456 654321" }],
  ["a code of 3 characters", "VerificationCheck", { To: to, Code: "123" }],
  ["a code of 11 characters", "VerificationCheck", { To: to, Code: "12345678901" }],
  ["no code", "VerificationCheck", { To: to }],
])("rejects %s with 60200", async (_name, path, fields) => {
  const { post, sms } = await startVerification();
  const response = await post(path, fields);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    code: 60200,
    message: expect.any(String),
    status: 400,
    reason: expect.any(String),
  });
  expect(sms).toEqual([]);
});

test.each(["1234", "12 34", "Your code is 123456.", "12345678aB"])(
  "checks %s, which can be a code",
  async (code) => {
    const { check } = await startVerification();
    expect((await check(code)).json()).toMatchObject({ code: 20404 });
  },
);

test.each(paths)("%s requires an active phone link", async (path) => {
  const { post, database, sms, token } = await startVerification();
  const password = await memberWithLink(database, "password", { phone: "+447400123456" });
  const fields = { To: to, Channel: "sms", Code: "123456" };
  for (const authorization of ["", "b unknown", `Bearer ${token}`, `b ${password.token}`]) {
    const response = await post(path, fields, { headers: { authorization } });
    expect([response.statusCode, response.headers["www-authenticate"]]).toEqual([401, "b"]);
    expect(response.json()).toEqual(invalidLink);
  }
  expect(sms).toEqual([]);
});

test.each(paths)("%s rejects other sites, methods, formats and large bodies", async (path) => {
  const { app, post, sms } = await startVerification();
  const fields = { To: to, Channel: "sms" };
  expect((await post(path, fields, { headers: { "sec-fetch-site": "cross-site" } })).statusCode).toBe(403);
  expect((await app.inject({ url: `/verification/${path}` })).headers.allow).toBe("POST");
  const asJson = await post(path, fields, { headers: { "content-type": "application/json" } });
  expect([asJson.statusCode, asJson.json().code]).toEqual([415, 60200]);
  expect((await post(path, { To: to, Channel: "x".repeat(5000) })).statusCode).toBe(413);
  expect(sms).toEqual([]);
});

const unlimited = { times: 1_000_000, seconds: 1 };
const limits = { ...defaultLimits, memberCallsFromAddress: unlimited, codesFromAddress: unlimited };
const scattered = Array.from({ length: 20 }, (_, call) => `+2547123${10 + call}678`);
const inARow = Array.from({ length: 20 }, (_, call) => `+254712345${100 + 41 * call}`);

async function requestCodes(numbers: readonly string[], options: TestAppOptions, links = 20) {
  const started = await startVerification({ limits, ...options });
  const tokens: string[] = [];
  for (let link = 0; link < links; link += 1)
    tokens.push(
      (await memberWithLink(started.database, "phone", { phone: `+23480300000${10 + link}` })).token,
    );
  const statuses: number[] = [];
  const waits = new Set<unknown>();
  for (const [call, number] of numbers.entries()) {
    const sent = { token: tokens[call % links] ?? "", remoteAddress: `203.0.113.${call}` };
    const { statusCode, headers, ...response } = await started.send(number, sent);
    statuses.push(statusCode);
    if (statusCode !== 201) waits.add(`${headers["retry-after"]} ${response.json().reason}`);
  }
  return { ...started, statuses, waits };
}

const perDay = (times: number) => ({ limits: { ...limits, codesEachDay: { times, seconds: 86_400 } } });
const perHour = (times: number) => ({ limits: { ...limits, codesEachHour: { times, seconds: 3600 } } });
const perCode = (others: number, own: Record<string, number> = {}) => ({ dialingCodeCaps: { others, own } });

test.each<
  [sent: number, cap: string, status: number, wait: string, TestAppOptions, string[]?, links?: number]
>([
  [6, "link", 429, "86400 tooManyCodesOfLink", {}, scattered, 1],
  [5, "number", 429, "600 tooManyCodeSends", {}, Array<string>(20).fill(to)],
  [10, "prefix", 429, "3600 tooManyCodeSends", {}, inARow],
  [7, "day", 503, "86400 codesStopped", perDay(7)],
  [0, "day, with 0", 503, "86400 codesStopped", perDay(0)],
  [8, "hour", 503, "3600 codesStopped", perHour(8)],
  [7, "dialing code", 503, "86400 codesStopped", perCode(7, { "+234": 9 })],
  [9, "its own number", 503, "86400 codesStopped", perCode(0, { "+254": 9 })],
])(
  "sends %i SMS for each %s (P6)",
  async (sent, _cap, status, wait, options, numbers = scattered, links = 20) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { sms, statuses, waits } = await requestCodes(numbers, options, links);
    expect(sms).toHaveLength(sent);
    expect([...waits]).toEqual([wait]);
    expect(statuses).toEqual(numbers.map((_, call) => (call < sent ? 201 : status)));
  },
);

test.each([
  { cap: "day", options: perDay(8) },
  { cap: "hour", options: perHour(8) },
  { cap: "+254", options: perCode(8) },
])("logs once that four fifths of the cap $cap are used (P8)", async ({ cap, options }) => {
  expect((await requestCodes(scattered.slice(0, 7), options, 1)).alarms()).toEqual([]);
  const { alarms, logged } = await requestCodes(scattered, options);
  expect(alarms()).toMatchObject([{ level: 50, alarm: "smsBudget", cap, times: 8 }]);
  expect(logged()).not.toContain("2547123");
});

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

test("stops codes while too few were entered, logs it once, and continues a day later (P6)", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { database, smsBudget, send, alarms } = await startVerification({ limits });
  for (let code = 0; code < 50; code += 1) await smsBudget.recordSent(`+2547123${10 + code}678`);
  pass(10);
  const stopped = await send();
  expect(stopped.json()).toEqual({
    status: 503,
    message: "We can’t send codes right now. Please try again later.",
    reason: "codesStopped",
  });
  expect(stopped.headers["retry-after"]).toBe(String((24 * 60 - 10) * 60));
  await send();
  expect(alarms()).toMatchObject([{ alarm: "smsStopped", sent: 50, entered: 0 }]);
  pass(24 * 60 - 10);
  const { token } = await memberWithLink(database, "phone", { phone: "+2348031234599" });
  expect((await send(to, { token })).statusCode).toBe(201);
});

test("sends no SMS that it cannot count (P6)", async () => {
  const { database, send, sms } = await startVerification();
  await database.schema.dropTable("sms_count").execute();
  expect([(await send()).statusCode, sms]).toEqual([503, []]);
});

test("accepts a code, and logs an error, if the database cannot record that it was sent or entered", async () => {
  const { database, send, check, lastCode, lines } = await startVerification({ logLevel: "error" });
  await sql`create trigger full before insert on sms_code
    begin select raise(abort, 'the disk is full'); end`.execute(database);
  expect((await send()).statusCode).toBe(201);
  await database.schema.dropTable("sms_code").execute();
  expect((await check(lastCode())).json()).toMatchObject({ valid: true });
  const msg = "code not recorded as sent, failed or entered";
  expect(lines).toMatchObject([
    { msg, reason: "the disk is full" },
    { msg, reason: "no such table: sms_code" },
  ]);
});
