import assert from "node:assert";
import { expect, test, vi } from "vitest";
import { faults, json, startHttpServer, type Respond } from "../../test/start-http-server.ts";
import { startVerification, to } from "../../test/start-verification.ts";
import type { Database } from "../storage/tables.ts";
import { twilioVerifier } from "./twilio-verifier.ts";

const apiSecret = "s3cr3t";
const html =
  (status: number): Respond =>
  (response) =>
    response.writeHead(status, { "content-type": "text/html" }).end("<html><h1>Bad Gateway</h1></html>");

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

const wrong = "invalidVerificationPhone";
/**
 * Twilio's answers to a send, from https://www.twilio.com/docs/api/errors/<code>, and what the visitor is told. Where that
 * has no HTTP status, 400 stands for it.
 */
const answers: readonly [code: number, http: number, message: string, reason: string, remedy?: string][] = [
  [60200, 400, "Invalid parameter: To", wrong],
  [60205, 403, "SMS is not supported by landline phone number", wrong],
  [21211, 400, "The 'To' number 5551234567 is not a valid phone number.", wrong],
  [21614, 400, "'To' number is not a valid mobile number", wrong],
  [60203, 429, "Max send attempts reached", "tooManyCodeSends"],
  [60202, 429, "Max check attempts reached", "tooManyCodeSends"],
  [60212, 429, "Too many concurrent requests for phone number", "tooManyCodeSends"],
  [60410, 403, "Verification delivery attempt blocked", "blockedNumber"],
  [60410, 429, "Verification delivery attempt blocked", "blockedNumber"],
  [60605, 403, "Verification delivery attempt blocked", "blockedNumber"],
  [60412, 400, "Verification blocked by Fraudulent Signup Prevention", "blockedNumber"],
  [60220, 400, "Messages to China require use case vetting", "blockedNumber"],
  [60200, 400, "Invalid parameter: Channel", "codesStopped", "TWILIO_VERIFY_SERVICE_SID"],
  [60201, 400, "Selected template translation is not approved", "codesStopped", "service's settings"],
  [60223, 400, "Delivery channel disabled", "codesStopped", "service's settings"],
  [20404, 404, "The requested resource was not found", "codesStopped", "TWILIO_VERIFY_SERVICE_SID"],
  [20003, 401, "Permission Denied", "codesStopped", "TWILIO_API_SECRET"],
  [20005, 400, "Account not active", "codesStopped", "active, funded"],
  [10001, 400, "Account is not active", "codesStopped", "active, funded"],
  [21608, 400, "The 'to' phone number provided is not yet verified", "codesStopped", "trial"],
  [575001, 400, "Verify isn't available for this trial account", "codesStopped", "trial"],
  [60238, 400, "Verification Creation Attempt blocked by Twilio", "codesStopped", "active, funded"],
  [20429, 429, "Too Many Requests", "codesStopped", "higher limit"],
  [25109, 400, "Request is rate limited", "codesStopped", "higher limit"],
  [99999, 400, "An error that is not known yet", "codesStopped", "code 99999"],
  [0, 429, "", "codesStopped", "higher limit"],
  [0, 503, "", "codesStopped", "HTTP 503"],
];

async function countedCaps(database: Database) {
  const counts = database.selectFrom("sms_count").select("key").where("count", ">", 0).orderBy("key");
  return (await counts.execute()).map(({ key }) => key.split(" ")[0]);
}

test.each(answers)("a send that gets %i, HTTP %i, %s ends with %s", async (...answer) => {
  const [code, http, message, reason, remedy] = answer;
  const respond = code ? json(http, { code, status: http, message }) : html(http);
  const { send, received, database, logged, smsBudget } = await start(respond);
  const response = await send();
  const isOperators = remedy !== undefined;
  const isLimit = reason === "tooManyCodeSends";
  expect(response.json()).toMatchObject({ reason, message: expect.not.stringContaining(message || "<") });
  expect([response.statusCode, response.json().code]).toEqual(
    isOperators ? [503, undefined] : isLimit ? [429, 60203] : [400, 60200],
  );
  expect(response.headers["retry-after"]).toBe(isLimit ? "600" : undefined);
  expect(await countedCaps(database)).toEqual(
    isOperators ? ["attempts"] : ["attempts", "link", "number", "prefix"],
  );
  // What did not leave is neither in `sms status` nor among the codes that could be entered.
  expect(await smsBudget.usage()).toEqual({ sent: 0, entered: 0, counts: [] });
  expect(await database.selectFrom("sms_code").select("id").execute()).toEqual([]);
  expect(logged().includes("verification call failed")).toBe(isOperators);
  expect(logged()).toContain(remedy ?? "");
  expect(received).toHaveLength(1);
});

test.each([
  [60200, 400, "Invalid parameter: Code", 400, "invalidVerificationCode"],
  [60202, 429, "Max check attempts reached", 429, "tooManyCodeChecks"],
  [20404, 404, "The requested resource was not found", 404, "expiredCode"],
  [20429, 429, "Too Many Requests", 503, "unavailable"],
  [0, 404, "", 503, "unavailable"],
])("a check that gets %i, HTTP %i, %s ends with %i %s", async (code, http, message, status, reason) => {
  const { check } = await start(code ? json(http, { code, status: http, message }) : html(http));
  const response = await check("123456");
  expect(response.json()).toMatchObject({ status, reason });
  expect(response.headers["retry-after"]).toBe({ 429: "600", 503: "5" }[status]);
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
  "an HTML page": html(502),
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
  const { send, logged, database } = await start(() => requested.resolve());
  const answered = vi.fn<() => void>();
  const sending = send().finally(answered);
  await requested.promise;
  await vi.advanceTimersByTimeAsync(14_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await sending).statusCode).toBe(503);
  expect(logged()).toContain("timed out");
  // It may have been sent, and cost money.
  expect(await countedCaps(database)).toEqual(["+254", "attempts", "day", "hour", "number", "prefix"]);
});
