import assert from "node:assert";
import { describe, expect, test } from "vitest";
import { databases } from "../../test/databases.ts";
import { defaultLimits } from "../http/limits.ts";
import { createSmsBudget, smsCaps, type SmsBudget, type SmsCap } from "./sms-budget.ts";

const minute = 60_000;
const hour: SmsCap = { name: "hour", key: "hour", times: 2, seconds: 3600 };
const day: SmsCap = { name: "day", key: "day", times: 5, seconds: 86_400 };
const number: SmsCap = { name: "number", key: "number x", times: 9, seconds: 600 };
const consumed = { status: "consumed", receipt: expect.anything(), nearlyReached: [] };

function receiptOf(decision: Awaited<ReturnType<SmsBudget["consume"]>>) {
  return decision.status === "consumed" ? decision.receipt : assert.fail(decision.status);
}

describe.each(databases)("$name", ({ open }) => {
  async function prepare() {
    const clock = { now: Date.parse("2026-11-21T08:00:00.000Z") };
    const { database, sqlFunctions } = await open(() => clock.now);
    return { database, clock, budget: createSmsBudget(database, sqlFunctions) };
  }

  test("counts an SMS against all caps or none, and says how long to wait (P6)", async () => {
    const { clock, budget } = await prepare();
    const caps = [hour, day, number];
    expect(await budget.consume(caps)).toEqual(consumed);
    clock.now += minute;
    expect(await budget.consume(caps)).toEqual({ ...consumed, nearlyReached: [hour] });
    expect(await budget.consume(caps)).toEqual({ status: "reached", cap: hour, wait: 59 * 60 });
    const { counts } = await budget.usage();
    expect(counts.map(({ key, count }) => [key, count])).toEqual([
      ["day", 2],
      ["hour", 2],
    ]);
    clock.now += 59 * minute;
    expect(await budget.consume(caps)).toEqual(consumed);
  });

  test("allows no SMS with a cap of 0, and waits for the cap that ends last (P6)", async () => {
    const { budget } = await prepare();
    expect(await budget.consume([{ ...hour, times: 1 }])).toMatchObject({ status: "consumed" });
    const none = { ...day, times: 0, key: "+44" };
    const reached = { status: "reached", cap: none, wait: 86_400 };
    expect(await budget.consume([{ ...hour, times: 1 }, none])).toEqual(reached);
  });

  test("refunds an SMS to the named caps, once, and never to a later count (P6)", async () => {
    const { clock, budget } = await prepare();
    const counts = async () => (await budget.usage()).counts.map(({ key, count }) => `${key} ${count}`);
    const receipt = receiptOf(await budget.consume([hour, day]));
    await budget.consume([hour, day]);
    for (const _ of [1, 2]) await budget.refund(receipt, [hour]);
    expect(await counts()).toEqual(["day 2", "hour 1"]);
    const late = receiptOf(await budget.consume([hour, day]));
    clock.now += 60 * minute;
    await budget.consume([hour, day]);
    await budget.refund(late, [hour, day]);
    expect(await counts()).toEqual(["day 3", "hour 1"]);
  });

  test("never has more SMS under way or sent than a cap allows, while others are refunded (P6)", async () => {
    const { budget } = await prepare();
    const [cap, failing] = [{ ...day, times: 3 }, new Set([0, 1, 2, 5, 7, 11])];
    let [underWay, most, sent] = [0, 0, 0];
    const attempt = async (_: unknown, index: number) => {
      const decision = await budget.consume([cap]);
      if (decision.status !== "consumed") return;
      most = Math.max(most, (underWay += 1) + sent);
      await Promise.resolve();
      underWay -= 1;
      if (failing.has(index)) await budget.refund(decision.receipt, [cap]);
      else sent += 1;
    };
    await Promise.all(Array.from({ length: 20 }, attempt));
    for (let index = 20; index < 30; index += 1) await attempt(undefined, index);
    expect([most, sent]).toEqual([3, 3]);
  });

  const isConsumed = { status: "consumed" };
  const isStopped = { status: "stopped", sent: 50, wait: (24 * 60 - 10) * 60 };
  test.each([
    { sent: 50, entered: 9, minutes: 10, decision: { ...isStopped, entered: 9 } },
    { sent: 50, entered: 0, minutes: 10, decision: { ...isStopped, entered: 0 } },
    { sent: 50, entered: 10, minutes: 10, decision: isConsumed },
    { sent: 50, entered: 0, minutes: 9, decision: isConsumed },
    { sent: 49, entered: 0, minutes: 10, decision: isConsumed },
    { sent: 50, entered: 0, minutes: 24 * 60, decision: isConsumed },
  ])("$minutes minutes after $sent codes, $entered of them entered: $decision.status (P6)", async (given) => {
    const { clock, budget } = await prepare();
    for (let code = 0; code < given.sent; code += 1) {
      const phone = `+2547123456${10 + code}`;
      await budget.recordSent(phone);
      if (code < given.entered) await budget.recordEntered(phone);
    }
    clock.now += given.minutes * minute;
    expect(await budget.consume([number])).toMatchObject(given.decision);
    await budget.resume();
    expect(await budget.consume([number])).toMatchObject(isConsumed);
  });

  test("deletes the number of a code when it can no longer be entered", async () => {
    const { database, clock, budget } = await prepare();
    await budget.recordSent("+254712345678");
    clock.now += 10 * minute;
    await budget.recordSent("+254712345679");
    await budget.consume([number]);
    const rows = await database.selectFrom("sms_code").select("number_hash").orderBy("sent_at").execute();
    expect(rows).toEqual([{ number_hash: null }, { number_hash: expect.any(String) }]);
  });
});

test("the keys of caps name no person", () => {
  const target = { token: "token", to: "+254712345678", dialingCode: "+254" };
  const caps = smsCaps(defaultLimits, { others: 250, own: {} }, target);
  expect(JSON.stringify(caps)).not.toMatch(/712345|"link token"/);
});
