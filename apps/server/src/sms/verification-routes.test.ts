import { expect, test, vi } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startVerification, to } from "../../test/start-verification.ts";
import { defaultLimits } from "../http/limits.ts";

const paths = ["Verifications", "VerificationCheck"] as const;
const invalidLink = {
  status: 401,
  message: "This link has expired or was already used. Please ask for a new one.",
};

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
  ["a code with a space", "VerificationCheck", { To: to, Code: "12 34" }],
  ["a code of 3 characters", "VerificationCheck", { To: to, Code: "123" }],
  ["a code of 11 characters", "VerificationCheck", { To: to, Code: "12345678901" }],
  ["no code", "VerificationCheck", { To: to }],
])("rejects %s with 60200", async (_name, path, fields) => {
  const { post, sms } = await startVerification();
  const response = await post(path, fields);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ code: 60200, message: expect.any(String), status: 400 });
  expect(sms).toEqual([]);
});

test.each(["1234", "12345678aB"])("checks %s, which can be a code", async (code) => {
  const { check } = await startVerification();
  expect((await check(code)).json()).toMatchObject({ code: 20404 });
});

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
