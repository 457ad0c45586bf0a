import { describe, expect, test } from "vitest";
import { databases, incomingMessage } from "../../test/databases.ts";
import { memberWithLink } from "../../test/member-with-link.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { defaultLimits } from "../http/limits.ts";
import { databasePorts } from "../operations/database-ports.ts";
import { purgeMessages } from "../operations/purge-messages.ts";
import { databaseVerifier } from "../sms/database-verifier.ts";
import { smsTexts } from "../sms/verifier.ts";
import { smsCaps } from "../sms/sms-budget.ts";
import { addMark, findDoubt } from "./clock-marks.ts";

const start = Date.parse("2026-11-21T08:00:00.000Z");
const hour = 60 * 60_000;
const day = 24 * hour;
const to = "+2348031234567";

/** Marks a list of times, in hours since the start, and returns the last doubt. */
function doubtAfter(hours: readonly number[], skew = 0) {
  const times = [0, ...hours].map((passed) => new Date(start + passed * hour));
  const now = times.at(-1) ?? new Date(start);
  let last = addMark(undefined, new Date(start).toISOString());
  for (const time of times) last = addMark(last, time.toISOString());
  return findDoubt(last, now.toISOString(), new Date(now.getTime() + skew));
}

const inARow = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

test.each<[what: string, hours: readonly number[], doubt: string | undefined, skew?: number]>([
  ["hourly marks", inARow(1, 100), undefined],
  ["a server that was off for 48 hours", [48], undefined],
  ["a server that was off for longer", [48.01], "ahead"],
  ["72 hourly marks, 71 hours after a week off", inARow(168, 72), "ahead"],
  ["73 hourly marks, 72 hours after a week off", inARow(168, 73), undefined],
  ["a crash loop, whose many starts are few marks", inARow(0, 300).map((n) => 168 + n / 60), "ahead"],
  ["72 hourly marks that another jump interrupts", [...inARow(168, 50), ...inARow(400, 50)], "ahead"],
  ["a clock 100 days ahead that is set right", [2400, 2401, 3], undefined],
  ["a clock 100 days behind", [-2400], "behind"],
  ["a clock 100 days behind for a week", inARow(-2400, 168), "behind"],
  ["a clock 100 days behind for a day that is set right", [...inARow(-2400, 24), 24], undefined],
  ["a clock 100 days behind for a week that is set right", [...inARow(-2400, 168), 168], "ahead"],
  ["a node 5 minutes ahead of PostgreSQL", [], undefined, 300_000],
  ["a node further ahead of PostgreSQL", [], "skewed", 300_001],
  ["a node behind PostgreSQL", [1], "skewed", -100 * day],
])("of %s, finds what the clock is", (_what, hours, doubt, skew) => {
  expect(doubtAfter(hours, skew)).toBe(doubt);
});

describe.each(databases)("a wrong clock on $name", ({ open }) => {
  async function prepare() {
    const time = { now: start };
    const { database, sqlFunctions } = await open(() => time.now);
    const ports = databasePorts(database, sqlFunctions, await temporaryFolder());
    const clock = { check: () => ports.clock.check(new Date(time.now)) };
    const purge = () => purgeMessages({ ...ports, clock }, 90);
    const save = (id: string, quarantinedFor?: string) =>
      ports.messages.save({ ...incomingMessage, id, quarantinedFor, receivedAt: new Date(time.now) });
    const ids = async () => (await ports.messages.list()).map(({ id }) => id);
    const verifier = databaseVerifier(
      database,
      sqlFunctions,
      async () => {},
      smsTexts("Fixture", "fixture.example"),
    );
    await clock.check();
    return { ...ports, database, verifier, time, purge, save, ids };
  }

  test.each([100 * day, -100 * day, -start, -25 * hour])(
    "off by %d ms loses no message (P1, P7)",
    async (shift) => {
      const { time, purge, save, ids, outbox, messages } = await prepare();
      for (const [id, now] of [["before", start] as const, ["while", start + hour + shift] as const]) {
        time.now = now;
        await save(id);
        await outbox.markSent(id);
        await purge();
      }
      time.now = start + 2 * hour;
      expect(await purge()).toMatchObject({ messages: 0, warning: undefined });
      expect(await ids()).toEqual(["before", "while"]);
      expect(await messages.find("before")).toMatchObject({ receivedAt: new Date(start) });
      for (; time.now <= start + 92 * day; time.now += day) await purge();
      expect(await ids()).toEqual([]);
    },
  );

  test.each([
    { days: 89, warning: undefined },
    { days: 91, warning: expect.stringContaining("Until then, nothing is deleted by age.") },
  ])("that jumps by $days days is worth a warning only if it would delete", async ({ days, warning }) => {
    const { time, purge, save, ids, outbox } = await prepare();
    await save("sent");
    await outbox.markSent("sent");
    time.now += days * day;
    expect(await purge()).toEqual({ messages: 0, files: 0, warning });
    expect(await ids()).toEqual(["sent"]);
  });

  test("keeps a message of 1970, from before the clock was ever right", async () => {
    const { time, purge, save, ids, outbox, database, clock } = await prepare();
    await database.deleteFrom("clock_mark").execute();
    time.now = 0;
    await purge();
    await save("first");
    await outbox.markSent("first");
    time.now = start;
    const warning =
      "The clock says 2026-11-21T08:00:00.000Z, the last trusted time is 1970-01-01T00:00:00.000Z.";
    expect((await purge()).warning).toContain(warning);
    await clock.confirm();
    expect(await purge()).toEqual({ messages: 0, files: 0, warning: undefined });
    expect(await ids()).toEqual(["first"]);
  });

  test("keeps messages whose mail has not left for 30 days more, and no quarantined ones (P7)", async () => {
    const { time, purge, save, ids, personalData, outbox } = await prepare();
    await save("waiting");
    await save("sent");
    await save("quarantined", "links");
    await outbox.markSent("sent");
    for (const [days, left, unsent] of [
      [89, 3, 0],
      [91, 1, 1],
      [119, 1, 1],
      [121, 0, 0],
    ] as const) {
      for (; time.now <= start + days * day; time.now += day) await purge();
      expect(await ids()).toHaveLength(left);
      expect(await personalData.countOlder(new Date(time.now - 90 * day))).toEqual({ due: 0, unsent });
    }
  });

  test.each([100 * day, -100 * day, 25 * hour, -25 * hour])(
    "off by %d ms and back resets no cap of SMS, and ends none late (P6)",
    async (shift) => {
      const { time, smsBudget } = await prepare();
      const limits = { own: {}, others: 250 };
      const caps = smsCaps(defaultLimits, limits, { token: "t", to, dialingCode: "+234" });
      const ofNumber = caps.filter(({ name }) => name === "number");
      for (const now of [start, start + shift, start + 1, start + shift + 1, start + 2]) {
        time.now = now;
        const sent = now === start ? 5 : 0;
        for (let times = 0; times < sent; times += 1) await smsBudget.consume(ofNumber);
        expect(await smsBudget.consume(ofNumber)).toMatchObject({ status: "reached", wait: 600 });
      }
      time.now += 600_000;
      expect(await smsBudget.consume(ofNumber)).toMatchObject({ status: "consumed" });
    },
  );

  test.each([100 * day, -100 * day])("off by %d ms locks nobody out once it is right", async (shift) => {
    const { time, verifier, members, outbox, numbers, save, database, purge } = await prepare();
    const { token } = await memberWithLink(database, "phone", { now: new Date(start) });
    time.now += shift;
    await purge();
    for (let sends = 0; sends < 5; sends += 1) await verifier.send(to, "en");
    await expect(verifier.send(to, "en")).rejects.toMatchObject({ code: "tooManyCodeSends" });
    await save("late");
    const claim = await outbox.claimNext();
    await outbox.release(claim ?? { id: "", fence: 0 }, {
      state: "waiting",
      delay: 60_000,
      reason: "",
      isCounted: true,
    });
    await numbers.add([{ kind: "view", name: "/", language: "en", device: "phone", campaign: "", count: 1 }]);
    time.now = start + 120_000;
    await verifier.send(to, "en");
    await members.checkLink(token, "phone");
    expect(await outbox.claimNext()).toMatchObject({ id: "late" });
    expect(await numbers.byDay("2026-11-21")).toHaveLength(1);
  });
});
