import { expect, test } from "vitest";
import { changeLogs, changeTable, type ChangeLog } from "./change-logs.ts";

const logs: [name: string, log: ChangeLog][] = Object.entries(changeLogs);

test.each(logs)("the entries of %s begin with the latest, each on a day of its own", (_, { entries }) => {
  const dates = entries.map(({ date }) => date);
  expect(dates).toEqual([...new Set(dates)].toSorted().toReversed());
  for (const date of dates) expect(new Date(date).toISOString()).toContain(date);
});

test("an entry is shown with its day in words", () => {
  const log: ChangeLog = { entries: [{ date: "2027-03-01", change: "Coins are gone." }] };
  expect(changeTable("Changes", log).rows).toEqual([["March 1, 2027", "Coins are gone."]]);
});
