import { localeParts } from "@matchfront/locales/locale-parts";
import { type LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { invalidLink, memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import { readNewPassword, readToken } from "./member-routes.ts";
import { memberCalls, rejectedRequests } from "./member-routes.cases.ts";

const phone = "+2348031234567";
const newPhone = "+254712345678";
const twoDaysAgo = () => new Date(Date.now() - 2 * 24 * 60 * 60_000);

interface Sent {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
}

async function start(options: Parameters<typeof startApp>[0] = {}) {
  const { app, database, lines, members } = await startApp(options);
  const send = (call: keyof typeof memberCalls, { token, body, query = "", headers, ...sent }: Sent = {}) => {
    const { method, url, body: validBody } = memberCalls[call];
    return app.inject({
      method,
      url: url + query,
      headers: {
        ...(token && { authorization: `b ${token}` }),
        "content-type": "application/json",
        ...headers,
      },
      payload: typeof body === "string" ? body : JSON.stringify(body ?? validBody),
      ...sent,
    });
  };
  return { app, database, lines, send, store: members };
}

/** Everything that a caller can compare, but the time. */
function bytesOf({ statusCode, headers, body }: LightMyRequestResponse) {
  return JSON.stringify([statusCode, { ...headers, date: "" }, body]);
}

test.each([phone, "08031234567", "8031234567", "0803 123-4567"])(
  "%s is free until a member has it",
  async (phoneNumber) => {
    const { database, send, store } = await start();
    const { token } = await memberWithLink(database, "phone", { phone: newPhone });
    const free = await send("free", { token, body: { phoneNumber } });
    expect([free.statusCode, free.json()]).toEqual([200, { status: 204 }]);
    await store.add(phone);
    const taken = await send("free", { token, body: { phoneNumber } });
    // Specification section 8.
    expect([taken.statusCode, taken.json()]).toEqual([
      200,
      { status: 200, message: "Phone Number already exists" },
    ]);
  },
);

test("reveals no member without an active phone link (P6)", async () => {
  const { database, send } = await start();
  await memberWithLink(database, "phone");
  const password = await memberWithLink(database, "password", { phone: "+447400123456" });
  const expired = await memberWithLink(database, "phone", { phone: "+447400123457", now: twoDaysAgo() });
  for (const token of [undefined, "x".repeat(43), password.token, expired.token]) {
    const taken = await send("free", { token, body: { phoneNumber: phone } });
    const free = await send("free", { token, body: { phoneNumber: "+2348039999999" } });
    expect(taken.json()).toEqual({ status: 204 });
    expect(bytesOf(taken)).toBe(bytesOf(free));
  }
});

test("answers about five numbers for each link in a day, and about those as often as asked (P6)", async () => {
  const { database, send } = await start();
  const { token } = await memberWithLink(database, "phone");
  const ask = (last: number) =>
    send("free", { token, body: { phoneNumber: `+25471234567${last}` }, remoteAddress: `203.0.113.${last}` });
  for (const last of [1, 1, 2, 3, 4, 5]) expect((await ask(last)).statusCode).toBe(200);
  for (const last of [6, 6, 7]) {
    const { statusCode, headers, json } = await ask(last);
    expect([statusCode, Number(headers["retry-after"]) > 86_000]).toEqual([429, true]);
    expect(json().reason).toBe("tooManyNumbers");
  }
  expect((await ask(1)).statusCode).toBe(200);
});

test("changes a password, once, stores its hash, and answers in the language of the call", async () => {
  const { database, send } = await start();
  const { token } = await memberWithLink(database, "password");
  const response = await send("password", { token, query: "?lang=fr" });
  expect(response.statusCode).toBe(200);
  const { done } = localeParts["fr"].forms.passwordReset;
  expect(response.json()).toEqual({ status: 200, message: done });
  const [member] = await database.selectFrom("member").select("password_hash").execute();
  expect(member?.password_hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
  expect((await send("password", { token })).json()).toEqual(invalidLink);
});

test.each(["active", "phone", "password"] as const)(
  "%s: answers used, expired, unknown, foreign and missing links alike",
  async (call) => {
    const { database, send, store } = await start();
    const { link } = memberCalls[call];
    const used = await memberWithLink(database, link);
    if (link === "password") await store.updatePassword(used.token, "hash", "call");
    else await database.updateTable("member_link").set({ used_at: new Date().toISOString() }).execute();
    const expired = await memberWithLink(database, link, { phone: "+447400123456", now: twoDaysAgo() });
    const otherKind = link === "phone" ? "password" : "phone";
    const foreign = await memberWithLink(database, otherKind, { phone: "+447400123457" });
    const tokens = [used.token, expired.token, foreign.token, "u".repeat(43), "x".repeat(3000), undefined];
    const responses = [];
    for (const token of tokens) responses.push(await send(call, { token }));
    responses.push(await send(call, { headers: { authorization: `Bearer ${expired.token}` } }));
    if (call === "active")
      responses.push(await send(call, { body: { kind: "constructor" } }), await send(call, { body: {} }));
    expect(new Set(responses.map(bytesOf)).size).toBe(1);
    const [{ statusCode, headers, json } = await send(call)] = responses;
    expect(json()).toEqual(invalidLink);
    expect([statusCode, headers["www-authenticate"]]).toEqual(
      call === "active" ? [200, undefined] : [401, "b"],
    );
    expect(headers["cache-control"]).toBe("no-store");
  },
);

test("tells the dialog whether its link is active, in the call's language", async () => {
  const { database, send } = await start();
  const { token } = await memberWithLink(database, "phone");
  for (let time = 0; time < 7; time += 1)
    expect((await send("active", { token })).json()).toEqual({ status: 204 });
  const message = "Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.";
  expect((await send("active", { query: "?lang=fr" })).json()).toEqual({ ...invalidLink, message });
  for (const damaged of [token.slice(1), `${token}.`, "a1b2"])
    expect((await send("active", { token: damaged, query: "?lang=fr" })).json()).toEqual({
      status: 400,
      message,
      reason: "damagedLink",
    });
});

test.each(rejectedRequests)("%s: rejects %s with %i, and changes nothing", async (...rejected) => {
  const [call, , status, body, message, headers = {}] = rejected;
  const { database, send, store } = await start();
  const { link } = memberCalls[call];
  const { token } = await memberWithLink(database, link);
  const response = await send(call, { token, body, headers });
  expect(response.statusCode).toBe(status);
  const answer = response.json();
  expect(answer).toEqual({
    status,
    message: expect.stringMatching(/^[A-Z][^]+[a-z.]$/),
    reason: expect.any(String),
  });
  expect(answer.message).toBe(message ?? answer.message);
  expect(await store.list()).toMatchObject([{ phone, hasPassword: false }]);
  await store.checkLink(token, link);
});

test("accepts passwords of 8 and of 128 characters", () => {
  for (const newPassword of ["🥭🌳🐢🎺🥁🌍🦁🪘", "🦁".repeat(128)])
    expect(readNewPassword({ newPassword })).toBe(newPassword);
});

test.each(["active", "free", "phone", "password"] as const)("%s: allows one method", async (call) => {
  const { app } = await start();
  const { url, method: allowed } = memberCalls[call];
  for (const method of ["GET", "DELETE", "OPTIONS", "PATCH", allowed === "PUT" ? "POST" : "PUT"] as const) {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allowed]);
  }
});

test("limits guesses of tokens by address, over all calls together", async () => {
  const { database, send } = await start();
  const { token } = await memberWithLink(database, "phone");
  const remoteAddress = "203.0.113.7";
  for (let guess = 0; guess < 15; guess += 1)
    for (const call of ["active", "phone", "password"] as const)
      expect(
        (await send(call, { token: `guess${guess}`.padEnd(43, "-"), remoteAddress })).json().status,
      ).toBe(401);
  const limited = await send("active", { token, remoteAddress });
  expect(limited.json()).toEqual({
    status: 429,
    message: expect.stringContaining("try again"),
    reason: expect.any(String),
  });
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
  expect((await send("active", { token, remoteAddress: "203.0.113.8" })).json().status).toBe(204);
});

test("answers 503 if the database fails, and logs no secret", async () => {
  const { database, send, lines } = await start({ logLevel: "trace" });
  const { token } = await memberWithLink(database, "password");
  await database.schema.dropTable("verified_phone").execute();
  await database.schema.dropTable("member_link").execute();
  const response = await send("password", { token });
  expect(response.json()).toEqual({
    status: 503,
    message: expect.stringContaining("try again"),
    reason: expect.any(String),
  });
  expect(JSON.stringify(lines)).toContain("member call failed");
  expect(JSON.stringify(lines)).not.toContain(token);
  expect(JSON.stringify(lines)).not.toContain(memberCalls.password.body.newPassword);
});

const invalid = ["", "b", "b ", "b  abc", "b abc ", "b abc def", "Bearer abc", "Basic b", "babc", "b é"];

test.each<[authorization: string | undefined, token?: string]>([
  ["b abc", "abc"],
  ["B abc", "abc"],
  ["b a=b&c~!", "a=b&c~!"],
  [`b ${"x".repeat(2048)}`, "x".repeat(2048)],
  [`b ${"x".repeat(2049)}`],
  ["b abc\r\nx: y"],
  ["b abc\n"],
  [undefined],
  ...invalid.map((text) => [text] as [string]),
])("reads from the header %j the token %s", (authorization, token) => {
  expect(readToken({ authorization })).toBe(token);
});
