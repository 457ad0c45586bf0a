import { expect, test } from "vitest";
import type { TestAppOptions } from "../../test/start-app.ts";
import { json, startBackend, type Respond } from "../../test/start-http-server.ts";
import { startVerification, to } from "../../test/start-verification.ts";
import { defaultLimits } from "../http/limits.ts";
import { memberCalls } from "./member-routes.cases.ts";

const { active, free, phone: update, password: change } = memberCalls;
const done = json(200, { status: 200, message: "Done." });
const linkCheckPath = "/api/checkLink";

async function start(
  respond: Respond,
  { verified = to, ...options }: TestAppOptions & { verified?: string } = {},
) {
  const { backend, received } = await startBackend(respond);
  const limits = { ...defaultLimits, memberCallsFromAddress: { times: 1000, seconds: 1 } };
  const verification = await startVerification({ backend, limits, ...options });
  const { app, members, token } = verification;
  await members.recordVerifiedPhone(token, verified);
  const call = (
    { method, url, body }: { readonly method: "POST" | "PUT"; readonly url: string; readonly body: object },
    payload = body,
    authorization = `b ${token}`,
  ) => app.inject({ method, url, headers: { authorization }, payload });
  const bodies = () => received.map(({ body }): unknown => JSON.parse(body));
  return { ...verification, received, bodies, call };
}

test.each([
  ["+234", "(0803) 123-4567", "8031234567"],
  ["+225", "07 07 12 34 56", "0707123456"],
  ["+39", "06 12345678", "0612345678"],
])("forwards a number of %s, %s, as %s", async (dialingCode, phoneNumber, national) => {
  const options = { allowedDialingCodes: [dialingCode], verified: dialingCode + national };
  const { call, bodies } = await start(done, options);
  await call(free, { phoneNumber });
  await call(update, { phoneNumber, dialingCode });
  expect(bodies()).toEqual([{ phoneNumber: national }, { phoneNumber: national, dialingCode }]);
});

test("asks about each number that a national number can stand for", async () => {
  const allowedDialingCodes = ["+234", "+254", "+225"];
  const { call, bodies } = await start(json(200, { status: 204 }), { allowedDialingCodes });
  expect((await call(free)).json()).toEqual({ status: 204 });
  expect(bodies()).toEqual([{ phoneNumber: "712345678" }, { phoneNumber: "0712345678" }]);
});

test("does not ask about a number without a token (P6)", async () => {
  const { received, call } = await start(done);
  expect((await call(free, free.body, "")).json()).toEqual({ status: 204 });
  expect(received).toEqual([]);
});

test.each([
  ["an invalid number", free, { phoneNumber: "12" }, undefined, 422],
  ["a number that was not verified", update, { ...update.body, phoneNumber: "0712345679" }, undefined, 403],
  ["a number that was verified for another token", update, undefined, "b other", 403],
  ["a password without a token", change, undefined, "b", 401],
])("does not forward %s", async (_what, given, body, authorization, status) => {
  const { received, call } = await start(done);
  expect((await call(given, body, authorization)).statusCode).toBe(status);
  expect(received).toEqual([]);
});

test("forwards a number after its code was entered with the same token", async () => {
  const { send, check, lastCode, call, received } = await start(done, { verified: "+254712345679" });
  await send();
  await check(lastCode());
  expect((await call(update)).statusCode).toBe(200);
  expect(received).toHaveLength(1);
});

test.each<[answer: string, respond: Respond, status: number]>([
  ["204", json(204, {}), 201],
  ["200", json(200, { anything: true }), 201],
  ["401", json(401, { status: 401, message: "Unknown" }), 401],
  ["401 in its body alone", json(200, { status: 401, message: "Unknown" }), 401],
  ["a page, for a site that answers every path", (response) => response.end("<!doctype html>"), 502],
  ["404, for a wrong path", json(404, {}), 502],
  ["500", json(500, {}), 502],
  ["a lost connection", (response) => void response.socket?.resetAndDestroy(), 502],
])("checks the link before it sends a code: %s (P6)", async (_answer, respond, status) => {
  const { send, sms, received, lines } = await start(respond, { linkCheckPath, logLevel: "error" });
  const response = await send(to, { token: "s3cret" });
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
  const { call, received } = await start(json(401, {}), { linkCheckPath });
  expect((await call(free)).json()).toEqual({ status: 204 });
  expect((await call(active)).json()).toMatchObject({ status: 401 });
  expect((await call(active, { kind: "password" })).json()).toEqual({ status: 204 });
  expect(received.map(({ path }) => path)).toEqual([linkCheckPath, linkCheckPath]);
});

test("without a link check, accepts every token until it is used", async () => {
  const { call, send, received, sms } = await start(json(401, {}));
  for (const kind of ["phone", "password"])
    expect((await call(active, { kind })).json()).toEqual({ status: 204 });
  expect(received).toEqual([]);
  for (const [authorization, status] of [
    ["", 401],
    ["b unknown here", 401],
    ["b unknown", 201],
  ] as const)
    expect((await send(to, { headers: { authorization } })).statusCode).toBe(status);
  expect(sms).toHaveLength(1);
});

test("answers 503 to both verification calls and says it at the opening, and asks no backend, if codes are off", async () => {
  const { call, send, check, sms, received } = await start(done, { areCodesSent: false });
  const message = "We can’t send codes right now. Please try again later.";
  for (const response of [await send(), await check("123456")])
    expect([response.statusCode, response.json().message]).toEqual([503, message]);
  const opened = await call(active);
  expect([opened.statusCode, opened.json()]).toEqual([200, { status: 503, message, reason: "codesStopped" }]);
  expect((await call(active, { kind: "password" })).json()).toEqual({ status: 204 });
  expect([sms, received]).toEqual([[], []]);
});
