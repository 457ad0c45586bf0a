import { describe, expect, test } from "vitest";
import { databases } from "../../test/databases.ts";
import { createSmsBudget, judgedCodes } from "./sms-budget.ts";
import type { SmsCap } from "./sms-caps.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const hour: SmsCap = { name: "hour", key: "hour", times: 2, seconds: 3600 };
const ofDay: SmsCap = { name: "day", key: "day", times: 5, seconds: 86_400 };
const number: SmsCap = { name: "number", key: "number x", times: 9, seconds: 600 };

describe.each(databases)("$name", ({ open }) => {
  async function prepare() {
    const clock = { now: Date.parse("2026-11-21T08:00:00.000Z") };
    const { database, dialect } = await open(() => clock.now);
    return { database, clock, budget: createSmsBudget(database, dialect) };
  }

  test("an SMS counts against each cap or none, and a cap that is reached says how long (P6)", async () => {
    const { clock, budget } = await prepare();
    const caps = [hour, ofDay, number];
    expect(await budget.consume(caps)).toEqual({ status: "consumed", nearlyReached: [] });
    clock.now += minute;
    expect(await budget.consume(caps)).toEqual({ status: "consumed", nearlyReached: [hour] });
    expect(await budget.consume(caps)).toEqual({ status: "reached", cap: hour, wait: 59 * 60 });
    expect((await budget.usage()).counts.map(({ key, count }) => [key, count])).toEqual([
      ["day", 2],
      ["hour", 2],
    ]);
    clock.now += 59 * minute;
    expect(await budget.consume(caps)).toEqual({ status: "consumed", nearlyReached: [] });
    expect(await budget.consume([{ ...ofDay, times: 0, key: "+44" }])).toMatchObject({
      status: "reached",
      wait: 86_400,
    });
  });

  test("codes stop where too few were entered, for a day or until an operator lets them go on (P6)", async () => {
    const { database, clock, budget } = await prepare();
    for (let code = 0; code < judgedCodes; code += 1) await budget.recordSent(`+2547123456${10 + code}`);
    for (let code = 0; code < 9; code += 1) await budget.recordEntered(`+2547123456${10 + code}`);
    expect(await budget.consume([number])).toMatchObject({ status: "consumed" });
    clock.now += 10 * minute;
    expect(await budget.consume([number])).toEqual({
      status: "stopped",
      sent: judgedCodes,
      entered: 9,
      wait: (day - 10 * minute) / 1000,
    });
    const kept = await database.selectFrom("sms_code").select("number_hash").distinct().execute();
    expect(kept).toEqual([{ number_hash: null }]);
    await budget.resume();
    expect(await budget.consume([number])).toMatchObject({ status: "consumed" });
  });
});
