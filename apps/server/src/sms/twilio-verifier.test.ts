import { expect, onTestFinished, test, vi } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import { faults, json, startHttpServer, type Respond } from "../../test/start-http-server.ts";
import { twilioVerifier } from "./twilio-verifier.ts";

const to = "+254712345678";
const sendUrl = "/verification/Verifications";
const checkUrl = "/verification/VerificationCheck";
const secret = "s3cr3t";

/** The app with a Twilio that responds as given, and what it logs. */
async function startWithTwilio(respond: Respond) {
  const twilio = await startHttpServer(respond);
  const account = {
    apiKey: "SK01",
    apiSecret: secret,
    verifyServiceSid: "VA01",
    url: twilio.url,
  };
  const lines: string[] = [];
  const { app, database } = await startApp({
    verifier: twilioVerifier(account),
    logLevel: "trace",
    logStream: { write: (line) => lines.push(line) },
  });
  const { token } = await memberWithLink(database, "phone");
  const post = async (url: string, fields: Record<string, string>) => {
    const headers = { authorization: `b ${token}`, "content-type": "application/x-www-form-urlencoded" };
    const payload = new URLSearchParams(fields).toString();
    return await app.inject({ method: "POST", url, headers, payload });
  };
  return {
    received: twilio.received,
    database,
    logged: () => lines.join(""),
    send: () => post(sendUrl, { To: to, Channel: "sms" }),
    check: () => post(checkUrl, { To: to, Code: "123456" }),
  };
}

test("a code is sent and checked by Twilio, as its account and in its form [spec 134]", async () => {
  const { received, database, send, check } = await startWithTwilio((response, request) => {
    const isCheck = request.path?.endsWith("VerificationCheck");
    json(isCheck ? 200 : 201, { sid: "VE01", to, status: isCheck ? "approved" : "pending", valid: isCheck })(
      response,
      request,
    );
  });
  const sent = await send();
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toEqual({ to, channel: "sms", status: "pending", valid: false });
  expect((await check()).json()).toEqual({ to, channel: "sms", status: "approved", valid: true });
  const requests = received.map(({ method, path, body }) => ({ method, path, body }));
  expect(requests).toEqual([
    { method: "POST", path: "/v2/Services/VA01/Verifications", body: "To=%2B254712345678&Channel=sms" },
    {
      method: "POST",
      path: "/v2/Services/VA01/VerificationCheck",
      body: "To=%2B254712345678&Code=123456",
    },
  ]);
  expect(received[0]?.headers.authorization).toBe(`Basic ${btoa(`SK01:${secret}`)}`);
  expect(await database.selectFrom("verified_phone").select("phone").execute()).toEqual([{ phone: to }]);
});

test.each(["pending", "approved"])("a wrong code is wrong, even where its status is %s", async (status) => {
  const { database, check } = await startWithTwilio(json(200, { status, valid: false }));
  expect((await check()).json()).toMatchObject({ status: "pending", valid: false });
  expect(await database.selectFrom("verified_phone").select("phone").execute()).toEqual([]);
});

test.each([
  { call: "send", received: { code: 60200, status: 400 }, sent: { code: 60200, status: 400 } },
  { call: "send", received: { code: 60203, status: 429 }, sent: { code: 60203, status: 429 } },
  { call: "send", received: { code: 20429, status: 429 }, sent: { code: 60203, status: 429 } },
  { call: "check", received: { code: 60200, status: 400 }, sent: { code: 60200, status: 400 } },
  { call: "check", received: { code: 60202, status: 429 }, sent: { code: 60202, status: 429 } },
  { call: "check", received: { code: 20404, status: 404 }, sent: { code: 20404, status: 404 } },
] as const)("Twilio's $received.code on $call becomes $sent.code", async ({ call, received, sent }) => {
  const started = await startWithTwilio(json(received.status, { ...received, message: "Twilio's words" }));
  const response = await started[call]();
  expect(response.statusCode).toBe(sent.status);
  expect(response.json()).toEqual({ ...sent, message: expect.not.stringContaining("Twilio") });
  expect(response.headers["retry-after"]).toBe(sent.status === 429 ? "600" : undefined);
});

test.each([
  { code: 60410, status: 403, says: "numbers from this country" },
  { code: 60410, status: 429, says: "numbers from this country" },
  { code: 60605, status: 403, says: "numbers from this country" },
  { code: 60238, status: 403, says: "numbers from this country" },
  { code: 60205, status: 403, says: "valid mobile number" },
])(
  "a number that Twilio sends nothing to, $code with HTTP $status, is refused, and not tried again",
  async ({ code, status, says }) => {
    const started = await startWithTwilio(json(status, { code, status, message: "Blocked" }));
    const response = await started.send();
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { code: 60200, status: 400, message: expect.stringContaining(says) },
    ]);
    expect(response.headers).not.toHaveProperty("retry-after");
    expect(started.received).toHaveLength(1);
    // It counts towards the caps, but is none of the codes that might have been entered.
    const { database } = started;
    expect(await database.selectFrom("sms_count").select("count").where("key", "=", "day").execute()).toEqual(
      [{ count: 1 }],
    );
    expect(await database.selectFrom("sms_code").select("id").execute()).toEqual([]);
  },
);

test("the operator hears how many numbers were blocked, and why, and nobody's number", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { send, logged } = await startWithTwilio(json(403, { code: 60410, status: 403, message: "Blocked" }));
  await send();
  await send();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(logged()).toMatch(/"code 60410":2,"msg":"numbers blocked by the verification service"/);
  expect(logged()).not.toContain(to.slice(1));
});

const operatorFaults: Readonly<Record<string, Respond>> = {
  ...faults,
  "a refused key": json(401, { code: 20003, status: 401, message: "Authenticate" }),
  "a suspended service": json(403, { code: 60201, status: 403, message: "Forbidden" }),
};

test.each(Object.keys(operatorFaults).filter((name) => name !== "no JSON" && name !== "an empty response"))(
  "where Twilio responds to a send with %s, the visitor is told to try again, and the log holds no secret",
  async (name) => {
    const { send, logged } = await startWithTwilio(operatorFaults[name] ?? json(200, {}));
    const response = await send();
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 503, message: expect.stringContaining("try again") });
    expect(logged()).toContain("verification call failed");
    for (const hidden of [secret, btoa(`SK01:${secret}`), to.slice(1)])
      expect(logged()).not.toContain(hidden);
  },
);

test.each(Object.keys(operatorFaults))(
  "where Twilio responds to a check with %s, nothing is verified",
  async (name) => {
    const { database, check } = await startWithTwilio(operatorFaults[name] ?? json(200, {}));
    expect((await check()).statusCode).toBe(503);
    expect(await database.selectFrom("verified_phone").select("phone").execute()).toEqual([]);
  },
);

test("a service that is unknown to Twilio is the operator's to fix, not an expired code", async () => {
  const { send } = await startWithTwilio(json(404, { code: 20404, status: 404, message: "not found" }));
  expect((await send()).statusCode).toBe(503);
});

test("a Twilio that never responds times out after 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = Promise.withResolvers<void>();
  const { send, logged } = await startWithTwilio(() => asked.resolve());
  const answered = vi.fn<() => void>();
  const sending = send().finally(answered);
  await asked.promise;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await sending).statusCode).toBe(503);
  expect(logged()).toContain("TimeoutError");
});
