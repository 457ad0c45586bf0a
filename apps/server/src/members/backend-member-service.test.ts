import { createApiClient } from "@matchfront/api-client";
import { assert, asyncProperty, constantFrom, oneof, record, string } from "fast-check";
import { expect, test } from "vitest";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { startApp, type TestAppOptions } from "../../test/start-app.ts";
import { faults, json, startHttpServer, type Respond } from "../../test/start-http-server.ts";
import { defaultLimits } from "../http/limits.ts";
import { createMemberStore } from "./member-store.ts";

const free = { method: "POST", url: "/api/isPhoneAlreadyExist", fields: { phoneNumber: "0712345678" } };
const update = {
  method: "PUT",
  url: "/api/updatePhoneNumber",
  fields: { phoneNumber: "0712345678", dialingCode: "+254" },
};
const change = {
  method: "PUT",
  url: "/admin/changePasswordViaEmailForAdmin",
  fields: { newPassword: "correct horse battery" },
};
const calls = [free, update, change] as const;
const done = json(200, { status: 200, message: "Done." });

/** The app with a backend that responds as given. */
async function startWithBackend(
  respond: Respond,
  { timeout = 15_000, ...options }: TestAppOptions & { timeout?: number } = {},
) {
  const { url, received } = await startHttpServer(respond);
  const memberCallsFromAddress = { times: 1000, seconds: 1 };
  const { app, database, sms } = await startApp({
    backend: createApiClient({ baseUrl: url.href, timeout }),
    limits: { ...defaultLimits, memberCallsFromAddress },
    ...options,
  });
  await createMemberStore(database, sqliteDialect()).recordVerifiedPhone("token", "+254712345678");
  const ask = async (
    { method, url: path }: { readonly method: string; readonly url: string },
    payload: object,
    authorization = "b token",
  ) =>
    await app.inject({
      method: method === "PUT" ? "PUT" : "POST",
      url: path,
      headers: { authorization, "content-type": "application/json" },
      payload: JSON.stringify(payload),
    });
  const verify = async (path: string, authorization: string, fields: string) =>
    await app.inject({
      method: "POST",
      url: `/verification/${path}`,
      headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
      payload: `To=%2B254712345678&${fields}`,
    });
  return { received, sms, ask, verify };
}

test.each(calls)("$url goes to the backend with its own fields and the token", async (call) => {
  const { received, ask } = await startWithBackend(done);
  const response = await ask(call, { ...call.fields, isAdmin: "true" });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    status: 200,
    message: call === free ? "Phone Number already exists" : "Done.",
  });
  expect(received.map(({ method, path, body }) => ({ method, path, body: JSON.parse(body) }))).toEqual([
    {
      method: call.method,
      path: call.url,
      // Its zero is dialed within Kenya only.
      body: "phoneNumber" in call.fields ? { ...call.fields, phoneNumber: "712345678" } : call.fields,
    },
  ]);
  expect(received[0]?.headers.authorization).toBe("b token");
});

test.each([
  { country: "Nigeria", dialingCode: "+234", typed: "(0803) 123-4567", forwarded: "8031234567" },
  { country: "Ivory Coast", dialingCode: "+225", typed: "07 07 12 34 56", forwarded: "0707123456" },
  { country: "Benin", dialingCode: "+229", typed: "01.97.12.34.56", forwarded: "0197123456" },
  { country: "Italy", dialingCode: "+39", typed: "06 12345678", forwarded: "0612345678" },
])(
  "a number of $country is forwarded as it follows $dialingCode",
  async ({ dialingCode, typed, forwarded }) => {
    const { url, received } = await startHttpServer(done);
    const { app, database } = await startApp({
      backend: createApiClient({ baseUrl: url.href }),
      allowedDialingCodes: [dialingCode],
    });
    await createMemberStore(database, sqliteDialect()).recordVerifiedPhone("token", dialingCode + forwarded);
    for (const { method, path, fields } of [
      { method: "POST", path: free.url, fields: { phoneNumber: typed } },
      { method: "PUT", path: update.url, fields: { phoneNumber: typed, dialingCode } },
    ] as const) {
      const headers = { authorization: "b token" };
      expect((await app.inject({ method, url: path, headers, payload: fields })).statusCode).toBe(200);
    }
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([
      { phoneNumber: forwarded },
      { phoneNumber: forwarded, dialingCode },
    ]);
  },
);

test("a number without its country is free where each that it may stand for is", async () => {
  const { url, received } = await startHttpServer(json(200, { status: 204 }));
  const { app } = await startApp({
    backend: createApiClient({ baseUrl: url.href }),
    allowedDialingCodes: ["+234", "+254", "+225"],
  });
  const payload = { phoneNumber: "0712345678" };
  const headers = { authorization: "b token" };
  const response = await app.inject({ method: "POST", url: free.url, headers, payload });
  expect(response.json()).toEqual({ status: 204 });
  expect(received.map(({ body }) => JSON.parse(body).phoneNumber)).toEqual(["712345678", "0712345678"]);
});

test("a number is free that the backend does not know; without a token the backend is not asked (P6)", async () => {
  const { received, ask } = await startWithBackend(json(200, { status: 204 }));
  expect((await ask(free, free.fields)).json()).toEqual({ status: 204 });
  expect((await ask(free, free.fields, "")).json()).toEqual({ status: 204 });
  expect(received.map(({ headers }) => headers.authorization)).toEqual(["b token"]);
});

test.each([
  { why: "a number of no country", call: update, fields: { ...update.fields, dialingCode: "+999" } },
  {
    why: "a country that is not served",
    call: update,
    fields: { phoneNumber: "2025550123", dialingCode: "+1" },
  },
  { why: "a number that cannot be", call: free, fields: { phoneNumber: "12" } },
  { why: "a short password", call: change, fields: { newPassword: "short" } },
  { why: "no password", call: change, fields: {} },
])("invalid input does not reach the backend: $why", async ({ call, fields }) => {
  const { received, ask } = await startWithBackend(done);
  const response = await ask(call, fields);
  expect(response.statusCode).toBe(422);
  expect(received).toEqual([]);
});

test.each(["7#kQ9-2!", "🥭🌳🐢🎺🥁🌍🦁🪘"])(
  "a password of eight characters is long enough: %s",
  async (newPassword) => {
    const { received, ask } = await startWithBackend(done);
    expect((await ask(change, { newPassword })).statusCode).toBe(200);
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([{ newPassword }]);
  },
);

test.each([update, change])("$url without a token does not reach the backend", async (call) => {
  const { received, ask } = await startWithBackend(done);
  expect((await ask(call, call.fields, "b")).statusCode).toBe(401);
  expect(received).toEqual([]);
});

test.each(calls)("the backend's error for $url is forwarded", async (call) => {
  const { ask } = await startWithBackend(json(401, { status: 401, message: "Link expired" }));
  const response = await ask(call, call.fields);
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ status: 401, message: "Link expired" });
});

test("an error in the body alone is forwarded", async () => {
  const { ask } = await startWithBackend(json(200, { status: 409, message: "Phone Number already exists" }));
  const response = await ask(update, update.fields);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 409, message: "Phone Number already exists" });
});

test.each(Object.keys(faults))(
  "where the backend responds with %s, a number is not changed",
  async (name) => {
    const { received, ask } = await startWithBackend(faults[name] ?? done);
    const response = await ask(update, update.fields);
    expect(response.statusCode).toBeGreaterThanOrEqual(500);
    expect(response.json()).toEqual({
      status: response.statusCode,
      message: expect.stringContaining("try again"),
    });
    expect(received).toHaveLength(1);
  },
);

test("a backend that never responds times out", async () => {
  const { ask } = await startWithBackend(() => {}, { timeout: 50 });
  expect((await ask(change, change.fields)).statusCode).toBe(504);
});

test.each([
  { answer: "204", respond: json(204, {}), status: 201 },
  { answer: "200", respond: json(200, { anything: true }), status: 201 },
  { answer: "401", respond: json(401, { status: 401, message: "Unknown" }), status: 401 },
  { answer: "404, since the path is mistyped", respond: json(404, {}), status: 502 },
  { answer: "500", respond: json(500, {}), status: 502 },
  { answer: "a connection that is lost", respond: faults["a reset connection"] ?? done, status: 502 },
])(
  "a backend that vouches for links is asked before a code is sent: $answer (P6)",
  async ({ respond, status }) => {
    const lines: string[] = [];
    const { verify, sms, received } = await startWithBackend(respond, {
      linkCheckPath: "/api/checkLink",
      logLevel: "error",
      logStream: { write: (line) => void lines.push(line) },
    });
    const response = await verify("Verifications", "b s3cret", "Channel=sms");
    expect(response.statusCode).toBe(status);
    expect(response.json()).not.toHaveProperty("anything");
    expect(sms).toHaveLength(status === 201 ? 1 : 0);
    expect(received).toEqual([
      expect.objectContaining({
        method: "POST",
        path: "/api/checkLink",
        body: JSON.stringify({ kind: "phone" }),
        headers: expect.objectContaining({ authorization: "b s3cret" }),
      }),
    ]);
    // What is the operator's to fix is in the log.
    expect(lines.map((line): unknown => JSON.parse(line).msg)).toEqual(
      status === 502 ? ["link check failed"] : [],
    );
    expect(lines.join("")).not.toContain("s3cret");
  },
);

test("of a link that its backend does not vouch for, nobody learns who is a member (P6)", async () => {
  const { ask, received } = await startWithBackend(json(401, {}), { linkCheckPath: "/api/checkLink" });
  expect((await ask(free, free.fields)).json()).toEqual({ status: 204 });
  expect(received.map(({ path }) => path)).toEqual(["/api/checkLink"]);
});

test.each([
  { knows: "vouches for links", options: { linkCheckPath: "/api/checkLink" }, status: 401 },
  { knows: "does not", options: {}, status: 204 },
] as const)(
  "where the backend $knows, who asks whether a link is active is told $status",
  async ({ options, status }) => {
    const { ask, received } = await startWithBackend(json(401, {}), options);
    const active = { method: "POST", url: "/api/isLinkActive" };
    expect((await ask(active, { kind: "phone" })).json()).toMatchObject({ status });
    expect((await ask(active, { kind: "password" })).json()).toEqual({ status: 204 });
    expect(received.map(({ path }) => path)).toEqual(Object.values(options));
  },
);

test("where no codes are sent, the visitor is told so, and no backend is asked", async () => {
  const { verify, sms, received } = await startWithBackend(done, { areCodesSent: false });
  for (const [path, fields] of [
    ["Verifications", "Channel=sms"],
    ["VerificationCheck", "Code=123456"],
  ] as const) {
    const response = await verify(path, "b token", fields);
    expect([response.statusCode, response.json().message]).toEqual([
      503,
      "We can’t send codes right now. Please try again later.",
    ]);
  }
  expect([sms, received]).toEqual([[], []]);
});

test("where nobody vouches for links, codes are sent to whoever shows a token", async () => {
  const { verify, sms } = await startWithBackend(done);
  expect((await verify("Verifications", "", "Channel=sms")).statusCode).toBe(401);
  expect((await verify("Verifications", "b unknown here", "Channel=sms")).statusCode).toBe(401);
  expect((await verify("Verifications", "b unknown", "Channel=sms")).statusCode).toBe(201);
  expect(sms).toHaveLength(1);
});

test("a number reaches the backend only after its code was checked, under the same token", async () => {
  const { verify, ask, received, sms } = await startWithBackend(done);
  expect((await ask(update, update.fields, "b another")).statusCode).toBe(403);
  await verify("Verifications", "b another", "Channel=sms");
  const code = /\d{6}/.exec(sms[0]?.text ?? "")?.[0] ?? "";
  await verify("VerificationCheck", "b another", `Code=${code}`);
  expect((await ask(update, { ...update.fields, phoneNumber: "0712345679" }, "b another")).statusCode).toBe(
    403,
  );
  expect(received).toEqual([]);
  expect((await ask(update, update.fields, "b another")).statusCode).toBe(200);
  expect(received).toHaveLength(1);
});

test.each(calls)("whatever comes to $url, only what the call has reaches the backend", async (call) => {
  const { received, ask } = await startWithBackend(done);
  const any = oneof(string({ unit: "binary" }), constantFrom("0712345678", "+254", "correct horse battery"));
  const body = record(
    { phoneNumber: any, dialingCode: any, newPassword: any, other: any },
    { requiredKeys: [] },
  );
  const sendAny = asyncProperty(body, constantFrom("b token", "b", ""), async (payload, authorization) => {
    received.length = 0;
    const response = await ask(call, payload, authorization);
    expect(response.statusCode).toBeLessThan(500);
    for (const request of received)
      expect(Object.keys(JSON.parse(request.body))).toEqual(Object.keys(call.fields));
  });
  await assert(sendAny, { numRuns: 60 });
});
