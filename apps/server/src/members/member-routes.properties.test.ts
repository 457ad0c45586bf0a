import { assert, asyncProperty, constantFrom, dictionary, json, oneof, record, string } from "fast-check";
import { expect, test } from "vitest";
import { isLongRun } from "../../test/is-long-run.ts";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import { defaultLimits } from "../http/limits.ts";
import type { Database } from "../storage/tables.ts";
import { sqliteFunctions } from "../storage/sql-functions.ts";
import { memberCalls } from "./member-routes.cases.ts";
import { createMemberStore } from "./member-store.ts";

const verifiedPhone = "+254712345678";
const limits = { ...defaultLimits, memberCallsFromAddress: { times: 10_000, seconds: 1 } };
const everyField = {
  phoneNumber: oneof(constantFrom("0712345678", verifiedPhone, "0803 123 4567"), string()),
  dialingCode: oneof(constantFrom("+254", "+999", "+", "254"), string({ maxLength: 5 })),
  // Mostly too short, because each valid one costs a slow hash.
  newPassword: oneof(
    { weight: 8, arbitrary: string({ unit: "grapheme", maxLength: 9 }) },
    { weight: 1, arbitrary: constantFrom("correct horse battery", "x".repeat(5000)) },
  ),
  kind: oneof(constantFrom("phone", "password", "constructor"), string()),
};
const body = oneof(
  { weight: 4, arbitrary: record(everyField, { requiredKeys: [] }).map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: record(everyField).map((value) => JSON.stringify(value)) },
  dictionary(constantFrom(...Object.keys(everyField), "__proto__"), json()).map((value) =>
    JSON.stringify(value),
  ),
  json(),
  string({ unit: "binary" }),
);
const contentType = oneof(
  { weight: 6, arbitrary: constantFrom("application/json") },
  constantFrom("application/x-www-form-urlencoded", "multipart/form-data", "application/json;;", ""),
);
/** One request for each status. */
const examples: [string, string][] = [
  [
    JSON.stringify(Object.assign({}, ...Object.values(memberCalls).map((call) => call.body))),
    "application/json",
  ],
  ["{", "application/json"],
  ["{}", "application/json"],
  ["{}", "text/plain"],
];

test.each(Object.values(memberCalls))("$url changes all or nothing for any request", async (call) => {
  const { method, url, link } = call;
  const { app, database } = await startApp({ limits });
  const statuses = new Set<number>();
  const property = asyncProperty(body, contentType, async (payload, type) => {
    for (const table of ["verified_phone", "member_link", "member"] as const)
      await database.deleteFrom(table).execute();
    const { token } = await memberWithLink(database, link);
    await createMemberStore(database, sqliteFunctions()).recordVerifiedPhone(token, verifiedPhone);
    const headers = { authorization: `b ${token}`, "content-type": type };
    const response = await app.inject({ method, url, headers, payload });
    statuses.add(response.statusCode);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toMatchObject({ status: expect.any(Number) });
    const isDone = response.statusCode === 200 && method === "PUT";
    expect(await readChanges(database)).toEqual({ isMemberChanged: isDone, isLinkUsed: isDone });
  });
  await assert(property, { numRuns: isLongRun ? 40 : 12, examples });
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 415]));
});

async function readChanges(database: Database) {
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
