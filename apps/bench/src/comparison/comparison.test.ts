import { deepEqual, equal, throws } from "node:assert/strict";
import { test } from "node:test";
import { interleave, isKept, ratioOf, summarize, type Comparison } from "./comparison.ts";

const comparison: Comparison = {
  id: "test/keys",
  title: "Script for each key",
  unit: "ms",
  better: "lower",
  reference: "bare",
  promise: { candidate: "ours", ratio: 1.15 },
  method: "By hand.",
  candidates: [
    { name: "bare", samples: [1, 2, 4] },
    { name: "ours", samples: [1.2, 2.2, 4.8] },
  ],
};

test("asks in an order that turns", async () => {
  const asked: string[] = [];
  const ask = (name: string) => () => Promise.resolve(asked.push(name));
  const candidates = await interleave(3, { a: ask("a"), b: ask("b"), c: ask("c") });
  equal(asked.join(""), "abcbcacab");
  deepEqual(
    candidates.map(({ name, samples }) => [name, samples]),
    [
      ["a", [1, 6, 8]],
      ["b", [2, 4, 9]],
      ["c", [3, 5, 7]],
    ],
  );
});

test("takes the middle of an odd and of an even number of samples", () => {
  deepEqual(summarize([9, 1, 4]), { median: 4, lowest: 1, highest: 9 });
  deepEqual(summarize([9, 1, 4, 2]), { median: 3, lowest: 1, highest: 9 });
  throws(() => summarize([]), /There is no sample/);
});

test("compares round by round", () => {
  deepEqual(ratioOf(comparison, "ours"), { median: 1.2, lowest: 1.1, highest: 1.2 });
  throws(() => ratioOf(comparison, "theirs"), /has no candidate "theirs"/);
});

test("keeps a promise whose range includes it", () => {
  equal(isKept(comparison), true);
  equal(isKept({ ...comparison, promise: { candidate: "ours", ratio: 1.05 } }), false);
  equal(isKept({ ...comparison, better: "higher", promise: { candidate: "ours", ratio: 1.25 } }), false);
});
