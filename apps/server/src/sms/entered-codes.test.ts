import { expect, onTestFinished, test, vi } from "vitest";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import { defaultLimits, type Limits } from "../http/limits.ts";
import { createSmsBudget } from "./sms-budget.ts";

const minute = 60_000;
const unlimited = { times: 1_000_000, seconds: 1 };
const limits: Limits = {
  ...defaultLimits,
  memberCallsFromAddress: unlimited,
  codesFromAddress: unlimited,
  codesOfLink: unlimited,
  codesEachHour: unlimited,
};

function pass(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * minute);
}

/** A clock that the test moves on, and an app that was asked for codes, of which some were entered. */
async function startAfter({ sent, entered }: { sent: number; entered: number }) {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const { app, database, sms } = await startApp({
    limits,
    logLevel: "warn",
    logStream: { write: (line) => lines.push(line) },
  });
  const post = (token: string, path: string, fields: Record<string, string>) =>
    app.inject({
      method: "POST",
      url: `/verification/${path}`,
      headers: { authorization: `b ${token}`, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
  const { token } = await memberWithLink(database, "phone");
  const send = (To: string, by = token) => post(by, "Verifications", { To, Channel: "sms" });
  for (let code = 0; code < sent; code += 1) {
    const To = `+2547123${10 + code}678`;
    expect((await send(To)).statusCode).toBe(201);
    const Code = sms.at(-1)?.text.slice(-7, -1) ?? "";
    // The others are not entered.
    const checked = await post(token, "VerificationCheck", { To, Code: code < entered ? Code : "no code" });
    expect(checked.statusCode).toBe(code < entered ? 200 : 400);
  }
  const alarms = () => lines.map((line): unknown => JSON.parse(line).alarm).filter(Boolean);
  return { database, sms, send, alarms, lines };
}

const another = "+254799999678";

test.each([
  { sent: 50, entered: 9, minutes: 10, status: 503 },
  { sent: 50, entered: 0, minutes: 10, status: 503 },
  { sent: 50, entered: 10, minutes: 10, status: 201 },
  // They may still be entered.
  { sent: 50, entered: 0, minutes: 9, status: 201 },
  { sent: 49, entered: 0, minutes: 10, status: 201 },
])(
  "$minutes minutes after $sent codes, of which $entered were entered, the next is answered with $status (P6)",
  async ({ minutes, status, ...codes }) => {
    const { send, sms, alarms } = await startAfter(codes);
    pass(minutes);
    expect((await send(another)).statusCode).toBe(status);
    expect(sms).toHaveLength(codes.sent + (status === 201 ? 1 : 0));
    expect(alarms()).toEqual(status === 201 ? [] : ["smsStopped"]);
  },
);

test("who asks while codes are stopped is told so, the operator once; a day later they are sent again", async () => {
  const { database, send, alarms, lines } = await startAfter({ sent: 50, entered: 0 });
  pass(10);
  const refused = await send(another);
  expect(refused.json()).toEqual({
    status: 503,
    message: "We can’t send codes right now. Please try again later.",
  });
  expect(refused.headers["retry-after"]).toBe(String((24 * 60 - 10) * 60));
  await send(another);
  expect(alarms()).toEqual(["smsStopped"]);
  expect(lines.join("")).not.toContain("799999678");
  pass(24 * 60 - 10);
  const { token } = await memberWithLink(database, "phone", { phone: "+2348031234599" });
  expect((await send(another, token)).statusCode).toBe(201);
});

test("an operator who has looked into it lets codes be sent again", async () => {
  const { database, send } = await startAfter({ sent: 50, entered: 0 });
  pass(10);
  expect((await send(another)).statusCode).toBe(503);
  await createSmsBudget(database, sqliteDialect()).resume();
  expect((await send(another)).statusCode).toBe(201);
});

test("whom a code was sent to is not kept once it cannot be entered any more", async () => {
  const { database, send } = await startAfter({ sent: 3, entered: 1 });
  pass(10);
  await send(another);
  const codes = await database.selectFrom("sms_code").select(["number_hash", "is_entered"]).execute();
  expect(codes.map(({ number_hash, is_entered }) => [number_hash !== null, is_entered])).toEqual([
    [false, 1],
    [false, 0],
    [false, 0],
    [true, 0],
  ]);
});
