import { createApiClient } from "@matchfront/api-client/calls";
import { expect, test } from "vitest";
import { contactFields, contactUrl } from "../../test/message-app.ts";
import { twilioAccount } from "../../test/start-app.ts";
import { faults, json, startHttpServer, type Respond } from "../../test/start-http-server.ts";
import { startVerification } from "../../test/start-verification.ts";
import { twilioVerifier } from "../sms/twilio-verifier.ts";
import { defaultLimits, type Limits } from "./limits.ts";

const calls = {
  message: ["POST", contactUrl, contactFields],
  lookup: ["POST", "/api/isPhoneAlreadyExist", {}],
  password: ["PUT", "/admin/changePasswordViaEmailForAdmin", { newPassword: "correct horse battery" }],
} as const;

/** Starts a server whose backend and Twilio answer as `services.respond` does. */
async function start(services: { respond: Respond }, limits: Limits = defaultLimits) {
  const { url } = await startHttpServer((response, request) => services.respond(response, request));
  const backend = createApiClient({ baseUrl: url.href });
  const verifier = twilioVerifier({ ...twilioAccount, TWILIO_URL: url });
  const { app, token, send } = await startVerification({ backend, limits, ...(verifier && { verifier }) });
  let sent = 0;
  /** Returns the status in the body of a call, which looks up a number that ends with `last`. */
  return async (work: keyof typeof calls | "code", last = (sent += 1)): Promise<unknown> => {
    if (work === "code") return (await send()).statusCode;
    const [method, path, body] = calls[work];
    const payload = { ...body, phoneNumber: `071234567${last}` };
    const headers = { authorization: `b ${token}` };
    return (await app.inject({ method, url: path, headers, payload })).json().status;
  };
}

const budgets: readonly (readonly [limit: keyof Limits, work: keyof typeof calls | "code"])[] = [
  ["messagesOfSender", "message"],
  ["messagesFromAddress", "message"],
  ["messagesEachHour", "message"],
  ["memberCallsFromAddress", "password"],
  ["lookupsOfLink", "lookup"],
  ["codesFromAddress", "code"],
  ["codesOfLink", "code"],
];
const outages: readonly Respond[] = [
  ...Object.entries(faults).flatMap(([name, fault]) => (/reset|redirect|500/.test(name) ? [fault] : [])),
  (response) => response.writeHead(502).end("<html>Bad Gateway</html>"),
  json(503, {}),
];
/** The message did not arrive. */
const rejections = [json(503, { status: 503, message: "Down" }), json(200, { status: 500, message: "Full" })];
const works: Respond = (response, request) =>
  json(200, { status: request.path?.endsWith("AlreadyExist") ? 204 : 200 })(response, request);

test.each(budgets)("%s counts no %s that a service made fail", async (limit, work) => {
  const services = { respond: works };
  const limits = { ...defaultLimits, [limit]: { times: 1, seconds: 600 } };
  const statusOf = await start(services, limits);
  const isShared = ["messagesFromAddress", "messagesEachHour"].includes(limit);
  for (services.respond of [...(isShared ? [] : outages), ...(work === "message" ? rejections : [])])
    expect(await statusOf(work)).toBeGreaterThanOrEqual(500);
  services.respond = works;
  expect([await statusOf(work), await statusOf(work)]).toEqual([expect.toBeOneOf([200, 201, 204]), 429]);
});

test("attempts 20 times to send a code with one link, whoever made them fail (P6)", async () => {
  const services = { respond: json(500, {}) };
  const statusOf = await start(services);
  const statuses = [];
  for (let time = 0; time < 20; time += 1) statuses.push(await statusOf("code"));
  services.respond = works;
  statuses.push(await statusOf("code"));
  expect(new Set(statuses)).toEqual(new Set([503]));
});

test("answers about five numbers, also if each was looked up twice at once in vain (P6)", async () => {
  const services = { respond: json(500, {}) };
  const statusOf = await start(services);
  const numbers = [1, 2, 3, 4, 5, 6];
  for (const last of numbers) await Promise.all([statusOf("lookup", last), statusOf("lookup", last)]);
  services.respond = works;
  const statuses = [];
  for (const last of numbers) statuses.push(await statusOf("lookup", last));
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
});
