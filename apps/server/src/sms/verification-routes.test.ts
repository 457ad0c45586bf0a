import { assert, asyncProperty, constantFrom, dictionary, oneof, string } from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp, type TestAppOptions } from "../../test/start-app.ts";
import { defaultLimits } from "../http/limits.ts";
import { createMemberStore } from "../members/member-store.ts";

const to = "+254712345678";
const sendUrl = "/verification/Verifications";
const checkUrl = "/verification/VerificationCheck";
const urls = [sendUrl, checkUrl];
const form = "application/x-www-form-urlencoded";
const manyCalls = { times: 1000, seconds: 1 };
const invalidLink = {
  status: 401,
  message: "This link has expired or was already used. Please ask for a new one.",
};

/** The app, and a caller with an emailed link. */
async function startWithLink(options: TestAppOptions = {}) {
  const started = await startApp(options);
  const { token } = await memberWithLink(started.database, "phone");
  const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    started.app.inject({
      method: "POST",
      url,
      headers: { authorization: `b ${token}`, "content-type": form, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const send = () => post(sendUrl, { To: to, Channel: "sms" });
  const lastCode = () => started.sms.at(-1)?.text.slice(-7, -1) ?? "";
  const wrongCode = () => (lastCode() === "000000" ? "000001" : "000000");
  const isVerified = () => createMemberStore(started.database, sqliteDialect()).isPhoneVerified(token, to);
  return { ...started, token, post, send, lastCode, wrongCode, isVerified };
}

test("a code that was sent and is correct lets its link change to that number, and no wrong one does", async () => {
  const { app, post, send, token, lastCode, wrongCode, isVerified } = await startWithLink();
  const sent = await send();
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toEqual({
    sid: expect.stringMatching(/^VE/),
    to,
    channel: "sms",
    status: "pending",
    valid: false,
  });
  const wrong = await post(checkUrl, { To: to, Code: wrongCode() });
  expect(wrong.statusCode).toBe(200);
  expect(wrong.json()).toMatchObject({ status: "pending", valid: false });
  expect(await isVerified()).toBe(false);
  const right = await post(checkUrl, { To: to, Code: lastCode() });
  expect(right.json()).toMatchObject({ to, status: "approved", valid: true });
  expect(await isVerified()).toBe(true);
  const update = await app.inject({
    method: "PUT",
    url: "/api/updatePhoneNumber",
    headers: { authorization: `b ${token}` },
    payload: { phoneNumber: "0712345678", dialingCode: "+254" },
  });
  expect(update.statusCode).toBe(200);
  const again = await post(checkUrl, { To: to, Code: lastCode() });
  expect(again.json()).toEqual(invalidLink);
});

test.each([
  { name: "a zero that is dialled within the country only", To: "+2540712345678" },
  { name: "a country's code that was entered again", To: "+254254712345678" },
])("left out, as when the number changes: $name", async ({ To }) => {
  const { post, sms } = await startWithLink();
  const response = await post(sendUrl, { To, Channel: "sms" });
  expect(response.json()).toMatchObject({ to });
  expect(sms.map((sent) => sent.to)).toEqual([to]);
});

test("limits and errors are those of Twilio Verify", async () => {
  const { post, send, lastCode, wrongCode } = await startWithLink();
  const check = (Code: string) => post(checkUrl, { To: to, Code });
  const none = await check("123456");
  expect(none.statusCode).toBe(404);
  expect(none.json()).toEqual({ code: 20404, message: expect.any(String), status: 404 });
  for (let time = 1; time <= 5; time += 1) expect((await send()).statusCode).toBe(201);
  const sixthSend = await send();
  expect(sixthSend.statusCode).toBe(429);
  expect(sixthSend.json()).toEqual({ code: 60203, message: expect.any(String), status: 429 });
  for (let time = 1; time <= 5; time += 1) expect((await check(wrongCode())).statusCode).toBe(200);
  const sixthCheck = await check(lastCode());
  expect(sixthCheck.statusCode).toBe(429);
  expect(sixthCheck.json()).toEqual({ code: 60202, message: expect.any(String), status: 429 });
});

test("the codes that one network address may request are limited, whatever the numbers", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const limits = { ...defaultLimits, codesFromAddress: { times: 1, seconds: 600 } };
  const { post, send, sms } = await startWithLink({ limits });
  await send();
  const response = await post(sendUrl, { To: "+2348031234567", Channel: "sms" });
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({ code: 60203 });
  expect(response.headers["retry-after"]).toBe("600");
  expect(sms).toHaveLength(1);
});

test.each(urls)("who guesses tokens on %s is told to wait, and no other address is", async (url) => {
  const { app, token } = await startWithLink();
  const post = (secret: string, remoteAddress: string) =>
    app.inject({
      method: "POST",
      url,
      headers: { authorization: `b ${secret}`, "content-type": form },
      payload: new URLSearchParams({ To: to, Channel: "sms", Code: "000000" }).toString(),
      remoteAddress,
    });
  for (let guess = 0; guess < 45; guess += 1)
    expect((await post(`guess${guess}`, "203.0.113.7")).statusCode).toBe(401);
  const refused = await post(token, "203.0.113.7");
  expect(refused.json()).toEqual({ status: 429, message: expect.stringContaining("try again") });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await post(token, "203.0.113.8")).statusCode).not.toBe(429);
});

test.each([
  { name: "no number", fields: { Channel: "sms" } },
  { name: "no plus sign", fields: { To: "254712345678", Channel: "sms" } },
  { name: "a number that cannot be", fields: { To: "+254", Channel: "sms" } },
  { name: "a country that is not served", fields: { To: "+12025550123", Channel: "sms" } },
  { name: "another channel", fields: { To: to, Channel: "call" } },
  { name: "a code that is none", url: checkUrl, fields: { To: to, Code: "12 34" } },
  { name: "a code of three characters", url: checkUrl, fields: { To: to, Code: "123" } },
  { name: "a code of eleven characters", url: checkUrl, fields: { To: to, Code: "12345678901" } },
  { name: "no code", url: checkUrl, fields: { To: to } },
])("rejected with 60200: $name", async ({ url = sendUrl, fields }) => {
  const { post, sms } = await startWithLink();
  const response = await post(url, fields);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ code: 60200, message: expect.any(String), status: 400 });
  expect(sms).toEqual([]);
});

test.each(["1234", "12345678aB"])("%s may be a code: it is checked", async (Code) => {
  const { post } = await startWithLink();
  expect((await post(checkUrl, { To: to, Code })).json()).toMatchObject({ code: 20404, status: 404 });
});

test.each(urls)("%s requires an active phone link", async (url) => {
  const { post, database, sms } = await startWithLink();
  const { token } = await memberWithLink(database, "password", { phone: "+447400123456" });
  for (const authorization of ["", "b unknown", `Bearer ${token}`, `b ${token}`]) {
    const response = await post(url, { To: to, Channel: "sms", Code: "123456" }, { authorization });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(invalidLink);
    expect(response.headers["www-authenticate"]).toBe("b");
  }
  expect(sms).toEqual([]);
});

test.each(urls)("%s rejects other sites, other methods and other formats", async (url) => {
  const { app, post, sms } = await startWithLink();
  expect((await post(url, { To: to, Channel: "sms" }, { "sec-fetch-site": "cross-site" })).statusCode).toBe(
    403,
  );
  expect((await app.inject({ method: "GET", url })).headers.allow).toBe("POST");
  const asJson = await post(url, { To: to, Channel: "sms" }, { "content-type": "application/json" });
  expect(asJson.statusCode).toBe(415);
  expect(asJson.json()).toMatchObject({ status: 415, code: 60200 });
  expect((await post(url, { To: to, Channel: "x".repeat(5000) })).statusCode).toBe(413);
  expect(sms).toEqual([]);
});

test("while an SMS cannot be written, the visitor is told to try again, and the log holds no number", async () => {
  const lines: string[] = [];
  const verifier = {
    send: () => Promise.reject(new Error("disk full")),
    check: () => Promise.reject(new Error("disk full")),
  };
  const logStream = { write: (line: string) => lines.push(line) };
  const { send, token } = await startWithLink({ verifier, logLevel: "trace", logStream });
  const response = await send();
  expect(response.json()).toEqual({ status: 503, message: expect.stringContaining("try again") });
  expect(lines.join("")).toContain("disk full");
  expect(lines.join("")).not.toContain(to.slice(1));
  expect(lines.join("")).not.toContain(token);
});

test.each(urls)("whatever comes to %s, it is no server error, and no number is verified", async (url) => {
  const limits = { ...defaultLimits, codesFromAddress: manyCalls, memberCallsFromAddress: manyCalls };
  const { app, token, send, isVerified } = await startWithLink({ limits });
  await send();
  const field = oneof(constantFrom(to, "sms", "000000", "+2348031234567"), string({ unit: "binary" }));
  const fields = dictionary(constantFrom("To", "Channel", "Code", "__proto__"), field);
  const body = oneof(
    { weight: 3, arbitrary: fields.map((value) => new URLSearchParams(value).toString()) },
    string({ unit: "binary" }),
  );
  const type = oneof(
    { weight: 4, arbitrary: constantFrom(form) },
    constantFrom("application/json", "", "a/b"),
  );
  const authorization = oneof({ weight: 4, arbitrary: constantFrom(`b ${token}`) }, constantFrom("b", "b x"));
  const sendAny = asyncProperty(body, type, authorization, async (payload, contentType, header) => {
    const headers = { authorization: header, "content-type": contentType };
    const response = await app.inject({ method: "POST", url, headers, payload });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toMatchObject({ status: expect.anything() });
  });
  await assert(sendAny);
  expect(await isVerified()).toBe(false);
});
