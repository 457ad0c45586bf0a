import { assert, asyncProperty, constantFrom, dictionary, json, oneof, record, string } from "fast-check";
import { expect, test } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { isLongRun } from "../../test/is-long-run.ts";
import { startApp } from "../../test/start-app.ts";
import type { Database } from "../storage/database.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { defaultLimits } from "../http/limits.ts";
import { createMemberStore } from "./member-store.ts";

const dialedPhone = "+254712345678";
const limits = { ...defaultLimits, memberCallsFromAddress: { times: 10_000, seconds: 1 } };
const phoneNumber = oneof(constantFrom("0712345678", dialedPhone, "0803 123 4567"), string());
const dialingCode = oneof(constantFrom("+254", "+999", "+", "254"), string({ maxLength: 5 }));
// About as long as the shortest that is valid: each valid one costs a hash, slow on purpose.
const newPassword = oneof(
  { weight: 8, arbitrary: string({ unit: "grapheme", maxLength: 9 }) },
  { weight: 1, arbitrary: constantFrom("correct horse battery", "x".repeat(5000)) },
);
const linkKind = oneof(constantFrom("phone", "password", "constructor"), string());
const everyField = { phoneNumber, dialingCode, newPassword, kind: linkKind };
const fields = oneof(record(everyField, { requiredKeys: [] }), record(everyField));
const body = oneof(
  { weight: 4, arbitrary: fields.map((value) => JSON.stringify(value)) },
  dictionary(constantFrom(...Object.keys(everyField), "__proto__"), json()).map((value) =>
    JSON.stringify(value),
  ),
  json(),
  string({ unit: "binary" }),
);
const contentType = oneof(
  { weight: 6, arbitrary: constantFrom("application/json") },
  constantFrom(
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data",
    "application/json;;",
    "",
  ),
);
/** Headers without an active token. */
const authorization = constantFrom(
  "b",
  "b ",
  "b unknown",
  "b é",
  "bearer x",
  "b \t",
  `b ${"x".repeat(5000)}`,
);

/** One for each status, however the others turn out. */
const examples: [string, string][] = [
  [
    JSON.stringify({
      phoneNumber: "0712345678",
      dialingCode: "+254",
      newPassword: "correct horse battery",
      kind: "phone",
    }),
    "application/json",
  ],
  ["{", "application/json"],
  ["{}", "application/json"],
  ["{}", "text/plain"],
];

/** Each with its status for a body without what it needs; a link of no known kind is one that does not work. */
const calls = [
  { method: "POST", url: "/api/isLinkActive", kind: "phone", invalid: 200 },
  { method: "POST", url: "/api/isPhoneAlreadyExist", kind: "phone", invalid: 422 },
  { method: "PUT", url: "/api/updatePhoneNumber", kind: "phone", invalid: 422 },
  { method: "PUT", url: "/admin/changePasswordViaEmailForAdmin", kind: "password", invalid: 422 },
] as const;

test.each(calls)(
  "whatever comes with a link that works, $url does all or nothing",
  async ({ method, url, kind, invalid }) => {
    const { app, database } = await startApp({ limits });
    const statuses = new Set<number>();
    const sendAny = asyncProperty(body, contentType, async (payload, type) => {
      await clear(database);
      const { token } = await memberWithLink(database, kind);
      await createMemberStore(database, sqliteDialect()).recordVerifiedPhone(token, dialedPhone);
      const headers = { authorization: `b ${token}`, "content-type": type };
      const response = await app.inject({ method, url, headers, payload });
      statuses.add(response.statusCode);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.json()).toMatchObject({ status: expect.any(Number) });
      const isDone = response.statusCode === 200 && method === "PUT";
      expect(await stored(database)).toEqual({ isMemberChanged: isDone, isLinkUsed: isDone });
    });
    await assert(sendAny, { numRuns: isLongRun ? 40 : 12, examples });
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 415, invalid]));
  },
);

test.each(calls)("without an active link, $url changes no member", async ({ method, url, kind }) => {
  const { app, database } = await startApp({ limits });
  await memberWithLink(database, kind);
  const sendAny = asyncProperty(body, contentType, authorization, async (payload, type, header) => {
    const headers = { authorization: header, "content-type": type };
    const response = await app.inject({ method, url, headers, payload });
    expect(response.statusCode).toBeLessThan(500);
    expect(method === "PUT" && response.statusCode === 200).toBe(false);
    expect(await stored(database)).toEqual({ isMemberChanged: false, isLinkUsed: false });
  });
  await assert(sendAny);
});

async function clear(database: Database): Promise<void> {
  for (const table of ["verified_phone", "member_link", "member"] as const)
    await database.deleteFrom(table).execute();
}

async function stored(database: Database) {
  const { phone, password_hash, used_at } = await database
    .selectFrom("member")
    .innerJoin("member_link", "member_id", "member.id")
    .select(["phone", "password_hash", "used_at"])
    .executeTakeFirstOrThrow();
  return {
    isMemberChanged: phone !== "+2348031234567" || password_hash !== null,
    isLinkUsed: used_at !== null,
  };
}
