import { expect, test } from "vitest";
import { changeLogs, changeTable, type ChangeLog } from "./change-logs.ts";

const logs: [name: string, log: ChangeLog][] = Object.entries(changeLogs);

test.each(logs)("entries of %s are sorted by day, latest first", (_, { entries }) => {
  const dates = entries.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
  for (const date of dates) expect(new Date(date).toISOString()).toContain(date);
});

test("changeTable spells out the day of an entry", () => {
  const log: ChangeLog = { entries: [{ date: "2027-03-01", change: "Coins are gone." }] };
  expect(changeTable("Changes", log).rows).toEqual([["March 1, 2027", "Coins are gone."]]);
});
