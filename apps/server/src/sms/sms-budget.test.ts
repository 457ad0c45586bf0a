import { sql } from "kysely";
import { expect, test } from "vitest";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp, type TestAppOptions } from "../../test/start-app.ts";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { defaultLimits } from "../http/limits.ts";
import { createSmsBudget } from "./sms-budget.ts";
import { smsCaps, type DialingCodeCaps } from "./sms-caps.ts";

const unlimited = { times: 1_000_000, seconds: 1 };
const wide = {
  ...defaultLimits,
  memberCallsFromAddress: unlimited,
  codesFromAddress: unlimited,
};

const dialingCodeCaps: DialingCodeCaps = { others: 250, own: {} };
const defaults = { links: 1, limits: wide, dialingCodeCaps };
type Options = Partial<typeof defaults> & Pick<TestAppOptions, "logLevel" | "logStream">;

/** Asks for codes, each from an address of its own. Returns the statuses, and how many SMS there were. */
async function askFor(numbers: readonly string[], given: Options) {
  const { links, ...settings } = { ...defaults, ...given };
  const { app, database, sms } = await startApp(settings);
  const tokens: string[] = [];
  for (let link = 0; link < links; link += 1)
    tokens.push((await memberWithLink(database, "phone", { phone: `+23480300000${10 + link}` })).token);
  const statuses: number[] = [];
  for (const [call, To] of numbers.entries()) {
    const response = await app.inject({
      method: "POST",
      url: "/verification/Verifications",
      headers: {
        authorization: `b ${tokens[call % links]}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams({ To, Channel: "sms" }).toString(),
      remoteAddress: `203.0.113.${call}`,
    });
    statuses.push(response.statusCode);
  }
  return { statuses, sent: sms.length };
}

const scattered = Array.from({ length: 20 }, (_, call) => `+2547123${String(call).padStart(2, "0")}678`);

test.each([
  { what: "one link, to many numbers", numbers: scattered, options: {}, sent: 6 },
  {
    what: "one number, by many links",
    numbers: Array<string>(20).fill("+254712345678"),
    options: { links: 20 },
    sent: 5,
  },
  {
    what: "numbers in a row, by many links",
    numbers: Array.from({ length: 20 }, (_, call) => `+2547123456${10 + call}`),
    options: { links: 20 },
    sent: 10,
  },
  {
    what: "all together, in a day",
    numbers: scattered,
    options: { links: 20, limits: { ...wide, codesEachDay: { times: 7, seconds: 86_400 } } },
    sent: 7,
  },
  {
    what: "the numbers of one country, in a day",
    numbers: scattered,
    options: { links: 20, dialingCodeCaps: { others: 7, own: { "+234": 9 } } },
    sent: 7,
  },
  {
    what: "the numbers of a country with a cap of its own, in a day",
    numbers: scattered,
    options: { links: 20, dialingCodeCaps: { others: 0, own: { "+254": 9 } } },
    sent: 9,
  },
  {
    what: "all together, in an hour",
    numbers: scattered,
    options: { links: 20, limits: { ...wide, codesEachHour: { times: 8, seconds: 3600 } } },
    sent: 8,
  },
  {
    what: "all together, where none may be sent",
    numbers: scattered,
    options: { links: 20, limits: { ...wide, codesEachDay: { times: 0, seconds: 86_400 } } },
    sent: 0,
  },
])("$what cause $sent SMS and no more (P6)", async ({ numbers, options, sent }) => {
  const asked = await askFor(numbers, options);
  expect(asked.sent).toBe(sent);
  expect(asked.statuses).toEqual(numbers.map((_, call) => (call < sent ? 201 : 429)));
});

test.each([
  { what: "a day's", limits: { ...wide, codesEachDay: { times: 10, seconds: 86_400 } }, cap: "day" },
  { what: "an hour's", limits: { ...wide, codesEachHour: { times: 10, seconds: 3600 } }, cap: "hour" },
  { what: "a country's", dialingCodeCaps: { others: 10, own: {} }, cap: "+254" },
])("the operator hears once of $what SMS that four fifths of them are sent (P8)", async (given) => {
  const { cap, what: _, ...settings } = given;
  const alarms = async (numbers: readonly string[]) => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    await askFor(numbers, { links: 20, ...settings, logLevel: "warn", logStream });
    expect(lines.join("")).not.toContain("2547123");
    return lines
      .map((line): unknown => JSON.parse(line))
      .filter((line) => Object.hasOwn(Object(line), "alarm"));
  };
  expect(await alarms(scattered.slice(0, 7))).toEqual([]);
  const line = { level: 50, alarm: "smsBudget", cap, times: 10 };
  expect(await alarms(scattered)).toEqual([expect.objectContaining(line)]);
});

test("no SMS is sent that cannot be counted (P6)", async () => {
  const { app, database, sms } = await startApp();
  const { token } = await memberWithLink(database, "phone");
  await database.schema.dropTable("sms_count").execute();
  const response = await app.inject({
    method: "POST",
    url: "/verification/Verifications",
    headers: { authorization: `b ${token}`, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ To: "+254712345678", Channel: "sms" }).toString(),
  });
  expect([response.statusCode, sms]).toEqual([503, []]);
});

test("a code that was sent or entered is good, though the database could not record that", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { app, database, sms } = await startApp({ logLevel: "error", logStream });
  const { token } = await memberWithLink(database, "phone");
  for (const change of ["insert", "update"])
    await sql`create trigger ${sql.raw(`full_${change} before ${change}`)} on sms_code
      begin select raise(abort, 'the disk is full'); end`.execute(database);
  const ask = async (path: string, fields: Record<string, string>) => {
    const headers = { authorization: `b ${token}`, "content-type": "application/x-www-form-urlencoded" };
    const payload = new URLSearchParams({ To: "+254712345678", ...fields }).toString();
    return await app.inject({ method: "POST", url: `/verification/${path}`, headers, payload });
  };
  expect((await ask("Verifications", { Channel: "sms" })).statusCode).toBe(201);
  await sql`drop trigger full_insert`.execute(database);
  await createSmsBudget(database, sqliteDialect()).recordSent("+254712345678");
  const Code = /\d{6}/.exec(sms[0]?.text ?? "")?.[0] ?? "";
  expect((await ask("VerificationCheck", { Code })).json()).toMatchObject({ valid: true });
  const line = { msg: "code not recorded as sent or entered", reason: "the disk is full" };
  expect(lines.map((text): unknown => JSON.parse(text))).toEqual([
    expect.objectContaining(line),
    expect.objectContaining(line),
  ]);
});

test("what was counted is known after a restart, until its time is over", async () => {
  const database = await temporaryDatabase();
  const clock = { now: Date.now() };
  const target = { token: "token", to: "+254712345678", dialingCode: "+254" };
  const take = () =>
    createSmsBudget(
      database,
      sqliteDialect(() => clock.now),
    ).consume(smsCaps(defaultLimits, dialingCodeCaps, target));
  for (let sms = 1; sms <= 5; sms += 1) expect(await take()).toMatchObject({ status: "consumed" });
  expect(await take()).toMatchObject({ status: "reached", cap: { name: "number" }, wait: 600 });
  clock.now += 600_000;
  expect(await take()).toMatchObject({ status: "consumed" });
  expect(JSON.stringify(await database.selectFrom("sms_count").selectAll().execute())).not.toContain(
    "712345",
  );
});
