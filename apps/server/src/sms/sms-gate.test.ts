import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import type { TestAppOptions } from "../../test/start-app.ts";
import { startVerification, to } from "../../test/start-verification.ts";
import { defaultLimits } from "../http/limits.ts";
import { sqliteFunctions } from "../storage/sql-functions.ts";
import { createSmsBudget } from "./sms-budget.ts";

const unlimited = { times: 1_000_000, seconds: 1 };
const limits = { ...defaultLimits, memberCallsFromAddress: unlimited, codesFromAddress: unlimited };
const scattered = Array.from({ length: 20 }, (_, call) => `+2547123${10 + call}678`);
const inARow = Array.from({ length: 20 }, (_, call) => `+254712345${100 + 41 * call}`);

/** Requests a code for each number, each from its own address, by one or by twenty links. */
async function requestCodes(numbers: readonly string[], options: TestAppOptions, links = 20) {
  const started = await startVerification({ limits, ...options });
  const tokens: string[] = [];
  for (let link = 0; link < links; link += 1)
    tokens.push(
      (await memberWithLink(started.database, "phone", { phone: `+23480300000${10 + link}` })).token,
    );
  const statuses: number[] = [];
  const waits = new Set<unknown>();
  for (const [call, number] of numbers.entries()) {
    const sent = { token: tokens[call % links] ?? "", remoteAddress: `203.0.113.${call}` };
    const { statusCode, headers } = await started.send(number, sent);
    statuses.push(statusCode);
    if (statusCode === 429) waits.add(headers["retry-after"]);
  }
  return { ...started, statuses, waits };
}

const perDay = (times: number) => ({ limits: { ...limits, codesEachDay: { times, seconds: 86_400 } } });
const perHour = (times: number) => ({ limits: { ...limits, codesEachHour: { times, seconds: 3600 } } });
const perCode = (others: number, own: Record<string, number> = {}) => ({ dialingCodeCaps: { others, own } });

test.each([
  { cap: "link", numbers: scattered, options: {}, links: 1, sent: 6, wait: "86400" },
  { cap: "number", numbers: Array.from({ length: 20 }, () => to), options: {}, sent: 5, wait: "600" },
  { cap: "prefix", numbers: inARow, options: {}, sent: 10, wait: "3600" },
  { cap: "day", numbers: scattered, options: perDay(7), sent: 7, wait: "86400" },
  { cap: "day, with 0", numbers: scattered, options: perDay(0), sent: 0, wait: "86400" },
  { cap: "hour", numbers: scattered, options: perHour(8), sent: 8, wait: "3600" },
  { cap: "dialing code", numbers: scattered, options: perCode(7, { "+234": 9 }), sent: 7, wait: "86400" },
  { cap: "its own number", numbers: scattered, options: perCode(0, { "+254": 9 }), sent: 9, wait: "86400" },
])("sends $sent SMS for each $cap (P6)", async ({ numbers, options, links, sent, wait }) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { sms, statuses, waits } = await requestCodes(numbers, options, links);
  expect(sms).toHaveLength(sent);
  expect([...waits]).toEqual([wait]);
  expect(statuses).toEqual(numbers.map((_, call) => (call < sent ? 201 : 429)));
});

test.each([
  { cap: "day", options: perDay(8) },
  { cap: "hour", options: perHour(8) },
  { cap: "+254", options: perCode(8) },
])("logs once that four fifths of the cap $cap are used (P8)", async ({ cap, options }) => {
  expect((await requestCodes(scattered.slice(0, 7), options, 1)).alarms()).toEqual([]);
  const { alarms, logged } = await requestCodes(scattered, options);
  expect(alarms()).toMatchObject([{ level: 50, alarm: "smsBudget", cap, times: 8 }]);
  expect(logged()).not.toContain("2547123");
});

const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

test("stops codes while too few were entered, logs it once, and continues a day later (P6)", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { database, send, alarms } = await startVerification({ limits });
  const budget = createSmsBudget(database, sqliteFunctions());
  for (let code = 0; code < 50; code += 1) await budget.recordSent(`+2547123${10 + code}678`);
  pass(10);
  const stopped = await send();
  expect(stopped.json()).toEqual({
    status: 503,
    message: "We can’t send codes right now. Please try again later.",
  });
  expect(stopped.headers["retry-after"]).toBe(String((24 * 60 - 10) * 60));
  await send();
  expect(alarms()).toMatchObject([{ alarm: "smsStopped", sent: 50, entered: 0 }]);
  pass(24 * 60 - 10);
  const { token } = await memberWithLink(database, "phone", { phone: "+2348031234599" });
  expect((await send(to, { token })).statusCode).toBe(201);
});

test("sends no SMS that it cannot count (P6)", async () => {
  const { database, send, sms } = await startVerification();
  await database.schema.dropTable("sms_count").execute();
  expect([(await send()).statusCode, sms]).toEqual([503, []]);
});

test("accepts a code, and logs an error, if the database cannot record that it was sent or entered", async () => {
  const { database, send, check, lastCode, lines } = await startVerification({ logLevel: "error" });
  await sql`create trigger full before insert on sms_code
    begin select raise(abort, 'the disk is full'); end`.execute(database);
  expect((await send()).statusCode).toBe(201);
  await database.schema.dropTable("sms_code").execute();
  expect((await check(lastCode())).json()).toMatchObject({ valid: true });
  const msg = "code not recorded as sent or entered";
  expect(lines).toMatchObject([
    { msg, reason: "the disk is full" },
    { msg, reason: "no such table: sms_code" },
  ]);
});
