import { expect, test } from "vitest";
import { changeTable } from "./change-logs.ts";
import english from "./en/change-log.json" with { type: "json" };

const { headers: _, ...logs } = english;

test.each(Object.entries(logs))("entries of %s are sorted by day, latest first", (name, log) => {
  const dates = Object.keys(log);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const date of dates) expect(new Date(date).toISOString()).toContain(date);
});

test("changeTable spells out the day of an entry", () => {
  const { rows } = changeTable("Changes", "en-US", [], { "2027-03-01": "Coins are gone." });
  expect(rows).toEqual([["March 1, 2027", "Coins are gone."]]);
});
