import assert from "node:assert";
import { expect, test, vi } from "vitest";
import { faults, json, startHttpServer, type Respond } from "../../test/start-http-server.ts";
import { startVerification, to } from "../../test/start-verification.ts";
import { twilioVerifier } from "./twilio-verifier.ts";

const apiSecret = "s3cr3t";

async function start(respond: Respond) {
  const { url, received } = await startHttpServer(respond);
  const verifier = twilioVerifier({
    TWILIO_API_KEY: "SK01",
    TWILIO_API_SECRET: apiSecret,
    TWILIO_VERIFY_SERVICE_SID: "VA01",
    TWILIO_URL: url,
  });
  assert(verifier);
  return { received, ...(await startVerification({ verifier })) };
}

test("sends and checks a code with Twilio's calls [spec 134]", async () => {
  const { received, send, check, verifiedPhones } = await start((response, request) => {
    const valid = request.path?.endsWith("VerificationCheck") ?? false;
    const status = valid ? "approved" : "pending";
    json(valid ? 200 : 201, { sid: "VE01", to, status, valid })(response, request);
  });
  const sent = await send();
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toEqual({ to, channel: "sms", status: "pending", valid: false });
  expect((await check("123456")).json()).toEqual({ to, channel: "sms", status: "approved", valid: true });
  const number = "To=%2B254712345678";
  expect(received).toMatchObject([
    { method: "POST", path: "/v2/Services/VA01/Verifications", body: `${number}&Channel=sms` },
    { method: "POST", path: "/v2/Services/VA01/VerificationCheck", body: `${number}&Code=123456` },
  ]);
  expect(received[0]?.headers.authorization).toBe(`Basic ${btoa(`SK01:${apiSecret}`)}`);
  expect(await verifiedPhones()).toEqual([to]);
});

test.each(["pending", "approved"])("a code that is not valid is wrong, with status %s", async (status) => {
  const { check, verifiedPhones } = await start(json(200, { status, valid: false }));
  expect((await check("123456")).json()).toMatchObject({ status: "pending", valid: false });
  expect(await verifiedPhones()).toEqual([]);
});

test.each([
  ["send", 400, 60200, 400, 60200, undefined],
  ["send", 429, 60203, 429, 60203, "600"],
  ["send", 429, 20429, 429, 60203, "600"],
  // The service is unknown: no code has expired.
  ["send", 404, 20404, 503, undefined, "5"],
  ["check", 400, 60200, 400, 60200, undefined],
  ["check", 429, 60202, 429, 60202, "600"],
  ["check", 404, 20404, 404, 20404, undefined],
])(
  "%s: answers Twilio's HTTP %i, code %i with HTTP %i, code %s",
  async (call, received, given, status, code, retryAfter) => {
    const respond = json(received, { code: given, status: received, message: "Twilio's words" });
    const { send, check } = await start(respond);
    const response = call === "send" ? await send() : await check("123456");
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      code,
      status,
      message: expect.not.stringContaining("Twilio"),
      reason: expect.any(String),
    });
    expect(response.headers["retry-after"]).toBe(retryAfter);
  },
);

test.each([
  { code: 60410, status: 403, message: "numbers from this country" },
  { code: 60410, status: 429, message: "numbers from this country" },
  { code: 60605, status: 403, message: "numbers from this country" },
  { code: 60238, status: 403, message: "numbers from this country" },
  { code: 60205, status: 403, message: "valid mobile number" },
])("rejects a number that Twilio blocks by $code with HTTP $status", async ({ code, status, message }) => {
  const { send, received, database } = await start(json(status, { code, status, message: "Blocked" }));
  const response = await send();
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    code: 60200,
    status: 400,
    message: expect.stringContaining(message),
    reason: expect.any(String),
  });
  expect(response.headers).not.toHaveProperty("retry-after");
  expect(received).toHaveLength(1);
  // It counts towards the caps, but not among the codes that could be entered.
  const counts = database.selectFrom("sms_count").select("count").where("key", "=", "day");
  expect(await counts.execute()).toEqual([{ count: 1 }]);
  expect(await database.selectFrom("sms_code").select("id").execute()).toEqual([]);
});

test("logs how many numbers were blocked, by reason, without the numbers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { send, logged } = await start(json(403, { code: 60410, status: 403, message: "Blocked" }));
  await send();
  await send();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(logged()).toMatch(/"code 60410":2,"msg":"numbers blocked by the verification service"/);
  expect(logged()).not.toContain(to.slice(1));
});

const operatorFaults = Object.entries<Respond>({
  ...faults,
  "an invalid key": json(401, { code: 20003, status: 401, message: "Authenticate" }),
  "a suspended service": json(403, { code: 60201, status: 403, message: "Forbidden" }),
});
/** They fail no send: any 2xx means that the SMS was sent. */
const onlyChecks = new Set(["no JSON", "an empty response"]);

test.each(operatorFaults)(
  "answers 503 after %s, verifies nothing, and logs no secret",
  async (name, respond) => {
    const { send, check, token, verifiedPhones, logged } = await start(respond);
    const failed = onlyChecks.has(name) ? [await check("123456")] : [await check("123456"), await send()];
    for (const response of failed) {
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({
        status: 503,
        message: expect.stringContaining("try again"),
        reason: expect.any(String),
      });
    }
    expect(await verifiedPhones()).toEqual([]);
    expect(logged().split("verification call failed")).toHaveLength(failed.length + 1);
    for (const secret of [apiSecret, btoa(`SK01:${apiSecret}`), to.slice(1), token])
      expect(logged()).not.toContain(secret);
  },
);

test("answers 503 if Twilio does not respond within 15 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const requested = Promise.withResolvers<void>();
  const { send, logged } = await start(() => requested.resolve());
  const answered = vi.fn<() => void>();
  const sending = send().finally(answered);
  await requested.promise;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await sending).statusCode).toBe(503);
  expect(logged()).toContain("TimeoutError");
});
