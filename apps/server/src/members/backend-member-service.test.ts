import { expect, test } from "vitest";
import { startApp, type TestAppOptions } from "../../test/start-app.ts";
import { json, startBackend, type Respond } from "../../test/start-http-server.ts";
import { defaultLimits } from "../http/limits.ts";
import { sqliteFunctions } from "../storage/sql-functions.ts";
import { memberCalls } from "./member-routes.cases.ts";
import { createMemberStore } from "./member-store.ts";

const { active, free, phone: update, password: change } = memberCalls;
const forwarded = [free, update, change];
const done = json(200, { status: 200, message: "Done." });
const linkCheckPath = "/api/checkLink";

/** The app with a backend that responds as given, and a number that was verified for the token `token`. */
async function start(
  respond: Respond,
  { verified = "+254712345678", ...options }: TestAppOptions & { verified?: string } = {},
) {
  const { backend, received } = await startBackend(respond);
  const { app, database, sms, lines } = await startApp({
    backend,
    limits: { ...defaultLimits, memberCallsFromAddress: { times: 1000, seconds: 1 } },
    ...options,
  });
  await createMemberStore(database, sqliteFunctions()).recordVerifiedPhone("token", verified);
  const send = (
    { method, url, body }: { readonly method: "POST" | "PUT"; readonly url: string; readonly body: object },
    payload = body,
    authorization = "b token",
  ) => app.inject({ method, url, headers: { authorization }, payload });
  const verify = (path: string, fields: string, authorization = "b token") =>
    app.inject({
      method: "POST",
      url: `/verification/${path}`,
      headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
      payload: `To=%2B254712345678&${fields}`,
    });
  const bodies = () => received.map(({ body }): unknown => JSON.parse(body));
  return { received, bodies, sms, send, verify, lines };
}

test.each(forwarded)("forwards $url with the token and its own fields", async (call) => {
  const { received, bodies, send } = await start(done);
  const response = await send(call, { ...call.body, isAdmin: "true" });
  const message = call === free ? "Phone Number already exists" : "Done.";
  expect([response.statusCode, response.json()]).toEqual([200, { status: 200, message }]);
  expect(received).toMatchObject([
    { method: call.method, path: call.url, headers: { authorization: "b token" } },
  ]);
  // Kenya's trunk zero is removed.
  expect(bodies()).toEqual([
    "phoneNumber" in call.body ? { ...call.body, phoneNumber: "712345678" } : call.body,
  ]);
});

test.each([
  ["+234", "(0803) 123-4567", "8031234567"],
  ["+225", "07 07 12 34 56", "0707123456"],
  ["+39", "06 12345678", "0612345678"],
])("forwards a number of %s, %s, as %s", async (dialingCode, phoneNumber, national) => {
  const options = { allowedDialingCodes: [dialingCode], verified: dialingCode + national };
  const { send, bodies } = await start(done, options);
  await send(free, { phoneNumber });
  await send(update, { phoneNumber, dialingCode });
  expect(bodies()).toEqual([{ phoneNumber: national }, { phoneNumber: national, dialingCode }]);
});

test("asks about each number that a national number can stand for", async () => {
  const allowedDialingCodes = ["+234", "+254", "+225"];
  const { send, bodies } = await start(json(200, { status: 204 }), { allowedDialingCodes });
  expect((await send(free)).json()).toEqual({ status: 204 });
  expect(bodies()).toEqual([{ phoneNumber: "712345678" }, { phoneNumber: "0712345678" }]);
});

test("does not ask about a number without a token (P6)", async () => {
  const { received, send } = await start(done);
  expect((await send(free, free.body, "")).json()).toEqual({ status: 204 });
  expect(received).toEqual([]);
});

test.each([
  { name: "an invalid number", call: free, body: { phoneNumber: "12" }, status: 422 },
  {
    name: "a number that was not verified",
    call: update,
    body: { ...update.body, phoneNumber: "0712345679" },
    status: 403,
  },
  {
    name: "a number that was verified for another token",
    call: update,
    authorization: "b other",
    status: 403,
  },
  { name: "a password without a token", call: change, authorization: "b", status: 401 },
])("does not forward $name", async (given) => {
  const { received, send } = await start(done);
  expect((await send(given.call, given.body, given.authorization)).statusCode).toBe(given.status);
  expect(received).toEqual([]);
});

test("forwards a number after its code was entered with the same token", async () => {
  const { verify, send, received, sms } = await start(done, { verified: "+254712345679" });
  expect((await verify("Verifications", "Channel=sms")).statusCode).toBe(201);
  const code = /\d{6}/.exec(sms[0]?.text ?? "")?.[0];
  await verify("VerificationCheck", `Code=${code}`);
  expect((await send(update)).statusCode).toBe(200);
  expect(received).toHaveLength(1);
});

test.each<{ answer: string; respond: Respond; status: number }>([
  { answer: "204", respond: json(204, {}), status: 201 },
  { answer: "200", respond: json(200, { anything: true }), status: 201 },
  { answer: "401", respond: json(401, { status: 401, message: "Unknown" }), status: 401 },
  { answer: "404, for a wrong path", respond: json(404, {}), status: 502 },
  { answer: "500", respond: json(500, {}), status: 502 },
  {
    answer: "a lost connection",
    respond: (response) => void response.socket?.resetAndDestroy(),
    status: 502,
  },
])("checks the link before it sends a code: $answer becomes $status (P6)", async ({ respond, status }) => {
  const { verify, sms, received, lines } = await start(respond, { linkCheckPath, logLevel: "error" });
  const response = await verify("Verifications", "Channel=sms", "b s3cret");
  expect(response.statusCode).toBe(status);
  expect(response.json()).not.toHaveProperty("anything");
  expect(sms).toHaveLength(status === 201 ? 1 : 0);
  const [method, body] = ["POST", JSON.stringify({ kind: "phone" })];
  expect(received).toMatchObject([
    { method, path: linkCheckPath, body, headers: { authorization: "b s3cret" } },
  ]);
  expect(lines.map(({ msg }) => msg)).toEqual(status === 502 ? ["link check failed"] : []);
  expect(JSON.stringify(lines)).not.toContain("s3cret");
});

test("with a link check, reveals no member to an inactive link (P6)", async () => {
  const { send, received } = await start(json(401, {}), { linkCheckPath });
  expect((await send(free)).json()).toEqual({ status: 204 });
  expect((await send(active)).json()).toMatchObject({ status: 401 });
  expect((await send(active, { kind: "password" })).json()).toEqual({ status: 204 });
  expect(received.map(({ path }) => path)).toEqual([linkCheckPath, linkCheckPath]);
});

test("without a link check, accepts every token until it is used", async () => {
  const { send, verify, received, sms } = await start(json(401, {}));
  for (const kind of ["phone", "password"])
    expect((await send(active, { kind })).json()).toEqual({ status: 204 });
  expect(received).toEqual([]);
  for (const [token, status] of [
    ["", 401],
    ["b unknown here", 401],
    ["b unknown", 201],
  ] as const)
    expect((await verify("Verifications", "Channel=sms", token)).statusCode).toBe(status);
  expect(sms).toHaveLength(1);
});

test("answers 503 to both verification calls, and asks no backend, if codes are off", async () => {
  const { verify, sms, received } = await start(done, { areCodesSent: false });
  const responses = [
    await verify("Verifications", "Channel=sms"),
    await verify("VerificationCheck", "Code=123456"),
  ];
  const message = "We can’t send codes right now. Please try again later.";
  for (const response of responses)
    expect([response.statusCode, response.json().message]).toEqual([503, message]);
  expect([sms, received]).toEqual([[], []]);
});
