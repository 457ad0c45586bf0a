import { expect, test } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import type { Database } from "../storage/database.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { databaseMemberService } from "./member-service.ts";
import { findActiveLink } from "./reset-link.ts";
import { createMemberStore } from "./member-store.ts";
import type { LinkKind } from "./reset-link.ts";
import { refusedMemberCalls } from "./member-calls.cases.ts";

const freeUrl = "/api/isPhoneAlreadyExist";
const phoneUrl = "/api/updatePhoneNumber";
const passwordUrl = "/admin/changePasswordViaEmailForAdmin";
const dialed = { dialingCode: "+254", phoneNumber: "0712345678" };
const dialedPhone = "+254712345678";
const newPassword = "correct horse battery";
const invalidLink = {
  status: 401,
  message: "This link has expired or was already used. Please ask for a new one.",
};
const twoDays = 2 * 24 * 60 * 60_000;

const b = (token: string) => ({ authorization: `b ${token}` });

async function verify(database: Database, token: string, { phone = dialedPhone, at = new Date() } = {}) {
  const dialect = sqliteDialect(() => at.getTime());
  await createMemberStore(database, dialect).recordVerifiedPhone(token, phone);
}

const phoneOf = async (database: Database, id: string) =>
  (await database.selectFrom("member").select("phone").where("id", "=", id).executeTakeFirst())?.phone;

test.each(["+2348031234567", "08031234567", "8031234567", "0803 123-4567"])(
  "%s is free until a member has it",
  async (phoneNumber) => {
    const { app, database } = await startApp();
    const { token } = await memberWithLink(database, "phone", { phone: "+254700000000" });
    const ask = () =>
      app.inject({ method: "POST", url: freeUrl, headers: b(token), payload: { phoneNumber } });
    const free = await ask();
    expect(free.statusCode).toBe(200);
    expect(free.json()).toEqual({ status: 204 });
    await createMemberStore(database, sqliteDialect()).add("+2348031234567");
    const taken = await ask();
    expect(taken.statusCode).toBe(200);
    // Specification section 8.
    expect(taken.json()).toEqual({ status: 200, message: "Phone Number already exists" });
  },
);

test.each([
  { who: "nobody", tokenOf: async () => undefined },
  { who: "the bearer of an invented link", tokenOf: async () => "x".repeat(43) },
  {
    who: "the bearer of a link for the password",
    tokenOf: async (database: Database, memberId: string) =>
      tokenFor(database, memberId, "password", new Date()),
  },
  {
    who: "the bearer of a link that has expired",
    tokenOf: async (database: Database, memberId: string) =>
      tokenFor(database, memberId, "phone", new Date(Date.now() - twoDays)),
  },
])("$who is told of a member's number that it is free, as of any other (P6)", async ({ tokenOf }) => {
  const { app, database } = await startApp();
  const { memberId } = await memberWithLink(database, "phone");
  const token = await tokenOf(database, memberId);
  const ask = (phoneNumber: string) =>
    app.inject({ method: "POST", url: freeUrl, headers: token ? b(token) : {}, payload: { phoneNumber } });
  const [taken, free] = [await ask("+2348031234567"), await ask("+2348039999999")];
  expect(taken.json()).toEqual({ status: 204 });
  const { date: _takenAt, ...takenHeaders } = taken.headers;
  const { date: _freeAt, ...freeHeaders } = free.headers;
  expect([taken.statusCode, taken.body, takenHeaders]).toEqual([free.statusCode, free.body, freeHeaders]);
});

async function tokenFor(database: Database, memberId: string, kind: LinkKind, now: Date): Promise<string> {
  const order = { memberId, kind, publicUrl: "https://fixture.example" };
  const dialect = sqliteDialect(() => now.getTime());
  const { href } = await createMemberStore(database, dialect).issueLink(order);
  return href.slice(href.indexOf("=") + 1);
}

test("a link asks for five numbers, from wherever (P6)", async () => {
  const { app, database } = await startApp();
  const { token } = await memberWithLink(database, "phone");
  const ask = (call: number) =>
    app.inject({
      method: "POST",
      url: freeUrl,
      headers: b(token),
      payload: { phoneNumber: `080399999${call}0` },
      remoteAddress: `203.0.113.${call}`,
    });
  const statuses = [];
  for (const call of [1, 2, 3, 4, 5, 6]) statuses.push((await ask(call)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a verified number becomes the member's, once", async () => {
  const { app, database } = await startApp();
  const { memberId, token } = await memberWithLink(database, "phone");
  await verify(database, token);
  const update = () => app.inject({ method: "PUT", url: phoneUrl, headers: b(token), payload: dialed });
  const response = await update();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 200, message: "Your phone number has been changed." });
  expect(await phoneOf(database, memberId)).toBe(dialedPhone);
  expect((await update()).json()).toEqual(invalidLink);
});

test.each([
  { verifiedFor: "no number", verified: undefined },
  { verifiedFor: "another number", verified: { phone: "+2348039999999" } },
  { verifiedFor: "the number, eleven minutes ago,", verified: { at: new Date(Date.now() - 11 * 60_000) } },
])(
  "a number is rejected, and the link stays active, while $verifiedFor was verified",
  async ({ verified }) => {
    const { app, database } = await startApp();
    const { memberId, token } = await memberWithLink(database, "phone");
    if (verified) await verify(database, token, verified);
    const update = () => app.inject({ method: "PUT", url: phoneUrl, headers: b(token), payload: dialed });
    expect((await update()).statusCode).toBe(403);
    expect(await phoneOf(database, memberId)).toBe("+2348031234567");
    await verify(database, token);
    expect((await update()).statusCode).toBe(200);
  },
);

test("another member's number is rejected, and the link stays active", async () => {
  const { app, database } = await startApp();
  const { memberId, token } = await memberWithLink(database, "phone");
  await createMemberStore(database, sqliteDialect()).add(dialedPhone);
  await verify(database, token);
  const response = await app.inject({ method: "PUT", url: phoneUrl, headers: b(token), payload: dialed });
  expect(response.json()).toEqual({ status: 409, message: "Phone Number already exists" });
  expect(await phoneOf(database, memberId)).toBe("+2348031234567");
  expect(await findActiveLink(database, sqliteDialect(), token, "phone")).toBeDefined();
});

test("a password is stored as its hash, once", async () => {
  const { app, database } = await startApp();
  const { token } = await memberWithLink(database, "password");
  const change = () =>
    app.inject({ method: "PUT", url: passwordUrl, headers: b(token), payload: { newPassword } });
  const response = await change();
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 200, message: expect.stringContaining("has been changed") });
  const { password_hash } = await database
    .selectFrom("member")
    .select("password_hash")
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/);
  expect((await change()).json()).toEqual(invalidLink);
});

test("of two changes whose link worked when they began, one is made", async () => {
  const { database } = await startApp();
  const { token } = await memberWithLink(database, "phone");
  await verify(database, token);
  const members = databaseMemberService(createMemberStore(database, sqliteDialect()), "Fixture");
  await members.checkLink(token, "phone");
  const change = () => members.updatePhone(token, { ...dialed, phone: dialedPhone }, "en");
  expect(await Promise.allSettled([change(), change()])).toMatchObject([
    { status: "fulfilled" },
    { status: "rejected", reason: { statusCode: 401 } },
  ]);
});

test.each([
  { kind: "phone", url: phoneUrl, payload: dialed },
  { kind: "password", url: passwordUrl, payload: { newPassword } },
] as const)("of two tabs with one $kind link, one wins", async ({ kind, url, payload }) => {
  const { app, database } = await startApp();
  const { token } = await memberWithLink(database, kind);
  if (kind === "phone") await verify(database, token);
  const tabs = [1, 2].map(() => app.inject({ method: "PUT", url, headers: b(token), payload }));
  const responses = await Promise.all(tabs);
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 401).map((response) => response.json())).toEqual(
    [invalidLink],
  );
});

test.each([
  { kind: "phone", url: phoneUrl, payload: dialed },
  { kind: "password", url: passwordUrl, payload: { newPassword } },
] as const)("a used, expired, unknown, foreign or missing $kind link is answered alike", async (call) => {
  const { app, database } = await startApp();
  const put = (headers: Record<string, string>) => app.inject({ method: "PUT", ...call, headers });
  const used = await memberWithLink(database, call.kind);
  if (call.kind === "phone") await verify(database, used.token);
  expect((await put(b(used.token))).statusCode).toBe(200);
  const now = new Date(Date.now() - twoDays);
  const expired = await memberWithLink(database, call.kind, { phone: "+447400123456", now });
  const otherKind = call.kind === "phone" ? "password" : "phone";
  const otherKindLink = await memberWithLink(database, otherKind, { phone: "+447400123457" });
  const headers = [used.token, expired.token, otherKindLink.token, "unknown", "x".repeat(3000)].map(b);
  const responses = await Promise.all(
    [...headers, {}, { authorization: `Bearer ${expired.token}` }].map(put),
  );
  const bytes = responses.map(({ statusCode, headers: sentHeaders, rawPayload }) =>
    JSON.stringify([statusCode, { ...sentHeaders, date: "" }, rawPayload.toString("base64")]),
  );
  expect(new Set(bytes).size).toBe(1);
  expect(responses[0]?.json()).toEqual(invalidLink);
  expect(responses[0]?.headers["www-authenticate"]).toBe("b");
});

test.each(refusedMemberCalls)("$method $url is refused with $status: $name", async (refused) => {
  const { app, database } = await startApp();
  const { token } = await memberWithLink(database, refused.link ?? "phone");
  const { method, url, type = "application/json", body, headers, status } = refused;
  const sent = { ...b(token), "content-type": type, ...headers };
  const response = await app.inject({ method, url, headers: sent, payload: body });
  expect(response.statusCode).toBe(status);
  const json = response.json();
  expect(json).toEqual({ status, message: expect.stringMatching(/^[A-Z][^]+[a-z.]$/) });
  expect(json.message).toBe(refused.message ?? json.message);
  expect(await database.selectFrom("member").select(["phone", "password_hash"]).execute()).toEqual([
    { phone: "+2348031234567", password_hash: null },
  ]);
  expect(await findActiveLink(database, sqliteDialect(), token, refused.link ?? "phone")).toBeDefined();
});

test.each([
  { url: freeUrl, allow: "POST" },
  { url: phoneUrl, allow: "PUT" },
  { url: passwordUrl, allow: "PUT" },
])("$url allows $allow alone", async ({ url, allow }) => {
  const { app } = await startApp();
  for (const method of ["GET", "DELETE", "OPTIONS", "PATCH"] as const) {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allow);
  }
});

test("who calls too often is told how long to wait, and no other address is", async () => {
  const { app, database } = await startApp();
  const { token } = await memberWithLink(database, "password");
  const put = (secret: string, remoteAddress: string) =>
    app.inject({
      method: "PUT",
      url: passwordUrl,
      headers: b(secret),
      payload: { newPassword },
      remoteAddress,
    });
  for (let guess = 0; guess < 45; guess += 1)
    expect((await put(`guess${guess}`, "203.0.113.7")).statusCode).toBe(401);
  const refused = await put(token, "203.0.113.7");
  expect(refused.json()).toEqual({ status: 429, message: expect.stringContaining("try again") });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await put(token, "203.0.113.8")).statusCode).toBe(200);
});

test("while the database fails, a member is told to try again, and the log holds no secret", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) };
  const { app, database } = await startApp({ logLevel: "trace", logStream });
  const { token } = await memberWithLink(database, "password");
  await database.schema.dropTable("verified_phone").execute();
  await database.schema.dropTable("member_link").execute();
  const payload = { newPassword };
  const response = await app.inject({ method: "PUT", url: passwordUrl, headers: b(token), payload });
  expect(response.json()).toEqual({ status: 503, message: expect.stringContaining("try again") });
  expect(lines.join("")).toContain("member call failed");
  expect(lines.join("")).not.toContain(token);
  expect(lines.join("")).not.toContain(newPassword);
});

// Superstruct prints what it rejects: https://github.com/ianstormtaylor/superstruct/blob/main/src/utils.ts
test.each<{ value: unknown }>([
  { value: { toString: 1 } },
  { value: { valueOf: 1, toString: null } },
  { value: [{ toString: 1 }] },
  { value: {} },
  { value: null },
])("$value in place of a text is told apart from one, and is no failure of the server", async ({ value }) => {
  const { app, database } = await startApp();
  const phone = await memberWithLink(database, "phone");
  const password = await memberWithLink(database, "password", { phone: "+2348031234568" });
  const send = async (method: "POST" | "PUT", url: string, token: string, fields: object) => {
    const headers = { ...b(token), "content-type": "application/json" };
    return (await app.inject({ method, url, headers, payload: JSON.stringify(fields) })).statusCode;
  };
  const statuses = [
    await send("POST", freeUrl, phone.token, { phoneNumber: value }),
    await send("PUT", phoneUrl, phone.token, { ...dialed, phoneNumber: value }),
    await send("PUT", phoneUrl, phone.token, { ...dialed, dialingCode: value }),
    await send("PUT", passwordUrl, password.token, { newPassword: value }),
  ];
  expect(statuses).toEqual([422, 422, 422, 422]);
});
