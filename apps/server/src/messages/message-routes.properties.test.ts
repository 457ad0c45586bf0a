import { honeypotName } from "@matchfront/forms";
import {
  assert,
  asyncProperty,
  constant,
  constantFrom,
  dictionary,
  json,
  object,
  oneof,
  record,
  string,
  uuid,
} from "fast-check";
import { expect, test } from "vitest";
import { startApp } from "../../test/start-app.ts";
import type { Database } from "../storage/tables.ts";
import { defaultLimits } from "../http/limits.ts";
import { everyForm } from "./every-form.cases.ts";

const often = { times: 1_000_000, seconds: 1 };
const limits = { ...defaultLimits, messagesFromAddress: often, messagesOfSender: often };

/** Any text, including some that breaks headers, HTML, SQL and JSON. */
const anyText = oneof(
  string({ unit: "grapheme" }),
  string({ unit: "binary" }),
  constantFrom(
    "a\r\nBcc: x@y.zz",
    "</script><b>",
    "'; drop table message; --",
    "\u0000",
    "\ud800",
    "x".repeat(40_000),
  ),
);
const key = oneof({ weight: 3, arbitrary: uuid() }, constantFrom("the-same-key"), string({ maxLength: 10 }));
const headers = oneof(
  record({ accept: constantFrom("text/html", "*/*", ";"), "idempotency-key": key }, { requiredKeys: [] }),
  record({
    origin: constantFrom("null", "http://localhost:80", "https://evil.example", ":"),
    "sec-fetch-site": constantFrom("same-origin", "cross-site", "\\"),
  }),
);
const contentType = oneof(
  constantFrom("application/json", "application/x-www-form-urlencoded"),
  constantFrom("text/plain", "application/json;;", "multipart/form-data", "", ";"),
);

test.each(everyForm)(
  "the %s call stores any request whole, or rejects it and stores nothing",
  async (...row) => {
    const [, url, page, message] = row;
    const { app, database } = await startApp({ limits });
    const fields = Object.keys(message);
    const changed = dictionary(constantFrom(...fields, honeypotName, "__proto__"), anyText, { maxKeys: 2 });
    const asJson = changed.map((change) => JSON.stringify({ ...message, ...change }));
    const asForm = changed.map((change) => `${new URLSearchParams({ ...message, ...change })}`);
    const anyBody = oneof(
      asJson,
      object({ key: constantFrom(...fields) }).map((value) => JSON.stringify(value)),
      json(),
      string({ unit: "binary" }),
    );
    const content = oneof(
      { weight: 3, arbitrary: record({ type: constant("application/json"), body: asJson }) },
      { weight: 3, arbitrary: record({ type: constant("application/x-www-form-urlencoded"), body: asForm }) },
      { weight: 2, arbitrary: record({ type: contentType, body: anyBody }) },
    );
    const sendAny = asyncProperty(content, headers, async ({ type, body: payload }, others) => {
      const before = await count(database);
      const sent = { "content-type": type, ...others };
      const response = await app.inject({ method: "POST", url, headers: sent, payload });
      const { statusCode } = response;
      expect(statusCode).toBeLessThan(500);
      const isAccepted =
        statusCode === 200 ||
        (statusCode === 303 && response.headers.location?.startsWith(`${page}/sent?reference=`));
      expect(isAccepted || statusCode >= 400).toBe(true);
      const after = await count(database);
      const isRepeated =
        isAccepted && ("idempotency-key" in sent || statusCode === 303) && after.messages === before.messages;
      expect(after.messages - before.messages).toBe(isAccepted && !isRepeated ? 1 : 0);
      expect(after.messages).toBe(after.mails + after.quarantined);
    });
    await assert(sendAny, { numRuns: 200 });
  },
);

async function count(database: Database) {
  const messages = await database.selectFrom("message").select("quarantined_for").execute();
  const mails = await database.selectFrom("mail_job").select("id").execute();
  const quarantined = messages.filter((message) => message.quarantined_for !== null);
  return { messages: messages.length, mails: mails.length, quarantined: quarantined.length };
}
