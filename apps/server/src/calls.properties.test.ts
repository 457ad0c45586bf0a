import { honeypotName } from "@matchfront/forms";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isLongRun } from "../test/is-long-run.ts";
import { memberWithLink } from "../test/member-with-link.ts";
import { startApp } from "../test/start-app.ts";
import { defaultLimits } from "./http/limits.ts";
import { memberCalls } from "./members/member-routes.cases.ts";
import { everyForm } from "./messages/every-form.cases.ts";
import type { Database } from "./storage/tables.ts";

const often = { times: 1_000_000, seconds: 1 };
const limits = {
  ...defaultLimits,
  messagesFromAddress: often,
  messagesOfSender: often,
  memberCallsFromAddress: often,
};
const [phone, verifiedPhone] = ["+2348031234567", "+254712345678"] as const;
const [asJson, asForm] = ["application/json", "application/x-www-form-urlencoded"] as const;

// The unit "binary" of `fc.string` takes a second to set up.
const anyCodePoints = fc.array(fc.nat({ max: 0x10_ff_ff })).map((points) => String.fromCodePoint(...points));
const anyText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 9 }),
  anyCodePoints,
  fc.constantFrom(
    "a\r\nBcc: x@y.zz",
    "</script><b>",
    "'; drop table message; --",
    "\0",
    "\ud800",
    "x".repeat(40_000),
  ),
  fc.constantFrom("0712345678", verifiedPhone, "0803 123 4567", "+999", "password", "constructor", "sms"),
);
const anyHeaders = fc.record(
  {
    accept: fc.constantFrom("text/html", "*/*", ";"),
    "idempotency-key": fc.oneof(fc.uuid(), fc.string({ maxLength: 10 })),
    origin: fc.constantFrom("null", "http://localhost:80", "https://evil.example", ":"),
    "sec-fetch-site": fc.constantFrom("same-origin", "cross-site", "\\"),
  },
  { requiredKeys: [] },
);

interface Sent {
  readonly type: string;
  readonly payload: string;
}

function anyRequest(fields: Readonly<Record<string, string>>): fc.Arbitrary<Sent> {
  const names = fc.constantFrom(...Object.keys(fields), honeypotName, "__proto__");
  const changed = fc.dictionary(names, anyText, { maxKeys: 2 });
  const invalidTypes = fc.constantFrom("text/plain", "application/json;;", "multipart/form-data", "", ";");
  const type = fc.oneof(fc.constant(asJson), fc.constant(asForm), invalidTypes);
  return fc.oneof(
    fc.record({
      type: fc.constant(asJson),
      payload: changed.map((change) => JSON.stringify({ ...fields, ...change })),
    }),
    fc.record({
      type: fc.constant(asForm),
      payload: changed.map((change) => `${new URLSearchParams({ ...fields, ...change })}`),
    }),
    fc.record({ type, payload: fc.oneof(fc.json(), anyCodePoints) }),
  );
}

const To = "+447400123456";
const codes = { send: { To, Channel: "sms" }, check: { To, Code: "123456" } };
const calls = [
  ...everyForm.map(({ url, fields }) => ({ method: "POST", url, fields, runs: 150, done: 200 }) as const),
  ...Object.values(memberCalls).map(({ method, url, body: fields }) => ({
    method,
    url,
    fields,
    runs: 25,
    done: 200,
  })),
  { method: "POST", url: "/verification/Verifications", fields: codes.send, runs: 100, done: 201 },
  { method: "POST", url: "/verification/VerificationCheck", fields: codes.check, runs: 100, done: 404 },
] as const;

test.each(calls)("$url does all or nothing for any request (P6)", async (call) => {
  const { method, url, fields, runs, done } = call;
  const { app, database, members } = await startApp({ limits });
  const statuses = new Set<number>();
  const property = fc.asyncProperty(
    anyRequest({ ...fields }),
    anyHeaders,
    async ({ type, payload }, others) => {
      for (const table of ["mail_job", "message", "verified_phone", "member_link", "member"] as const)
        await database.deleteFrom(table).execute();
      const kind = "newPassword" in fields ? "password" : "phone";
      const { token } = await memberWithLink(database, kind, { phone });
      await members.recordVerifiedPhone(token, verifiedPhone);
      const headers = { ...others, authorization: `b ${token}`, "content-type": type };
      const response = await app.inject({ method, url, headers, payload });
      const { statusCode } = response;
      const { location = "" } = response.headers;
      statuses.add(statusCode);
      expect(statusCode).toBeLessThan(500);
      const isDone = statusCode === 200 || location.includes("/sent?reference=");
      const isStored = isDone && url.includes("/send");
      expect(await readState(database)).toEqual({
        messages: isStored ? 1 : 0,
        mailsAndQuarantined: isStored ? 1 : 0,
        isMemberChanged: isDone && method === "PUT",
        isLinkUsed: isDone && method === "PUT",
        verified: [verifiedPhone],
      });
    },
  );
  const examples: [Sent, object][] = [
    [{ type: asJson, payload: JSON.stringify(fields) }, {}],
    [{ type: asForm, payload: `${new URLSearchParams({ ...fields })}` }, {}],
    [{ type: asJson, payload: "null" }, {}],
  ];
  await fc.assert(property, { numRuns: isLongRun ? 5 * runs : runs, examples });
  expect([...statuses]).toEqual(expect.arrayContaining([done, 415]));
});

async function readState(database: Database) {
  const messages = await database.selectFrom("message").select("quarantined_for").execute();
  const mails = await database.selectFrom("mail_job").select("id").execute();
  const members = await database.selectFrom("member").select(["phone", "password_hash"]).execute();
  const links = await database.selectFrom("member_link").select("used_at").execute();
  const verified = await database.selectFrom("verified_phone").select("phone").execute();
  return {
    messages: messages.length,
    mailsAndQuarantined: mails.length + messages.filter((message) => message.quarantined_for !== null).length,
    isMemberChanged: members[0]?.phone !== phone || members[0].password_hash !== null,
    isLinkUsed: links.some(({ used_at }) => used_at !== null),
    verified: verified.map((row) => row.phone),
  };
}
