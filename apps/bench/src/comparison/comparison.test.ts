import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { interleave, judge, summarize, type Measure } from "./comparison.ts";

const measure: Measure = {
  name: "script for each key",
  unit: "ms",
  samples: { bare: [1, 2, 4], ours: [1.2, 2.2, 4.8], other: [9, 1, 4, 2] },
};

void test("begins each round with another candidate", async () => {
  let calls = 0;
  const count = async () => ({ call: (calls += 1) });
  deepEqual(await interleave(3, { a: count, b: count, c: count }), {
    call: { a: [1, 6, 8], b: [2, 4, 9], c: [3, 5, 7] },
  });
});

void test("takes the median of an odd and of an even number of values", () => {
  deepEqual(summarize(measure, "bare"), { median: 2, lowest: 1, highest: 4 });
  deepEqual(summarize(measure, "other"), { median: 3, lowest: 1, highest: 9 });
});

void test("divides round by round", () => {
  deepEqual(summarize(measure, "ours", "bare"), { median: 1.2, lowest: 1.1, highest: 1.2 });
});

void test("judges a goal by the median, then by the best round", () => {
  deepEqual(
    [1.2, 1.15, 1.05].map((limit) => verdictOf(limit)),
    ["kept", "within the spread", "**not kept**"],
  );
  deepEqual(
    [1.2, 1.25].map((limit) => verdictOf(limit, "per s")),
    ["kept", "**not kept**"],
  );
});

function verdictOf(limit: number, unit: Measure["unit"] = "ms"): string {
  return judge({ ...measure, unit }, { limit, of: "bare" }).verdict;
}
