import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import type { Comparison } from "../comparison/comparison.ts";
import type { Results } from "../results/results.ts";
import { findSlower } from "./slower.ts";

function results(better: Comparison["better"], ours: number[]): Results {
  const candidates = [
    { name: "bare", samples: [10, 10, 10] },
    { name: "ours", samples: ours },
  ];
  const rest = { id: "test/one", title: "", unit: "ms", reference: "bare", method: "" } as const;
  return { test: { machine: "", comparisons: [{ ...rest, better, candidates }] } };
}

const cases: [
  why: string,
  better: Comparison["better"],
  before: number[],
  after: number[],
  slower: string[],
][] = [
  ["more time", "lower", [11, 11, 12], [14, 15, 14], ["test/one: ours 1.10 → 1.40 of bare"]],
  ["less time", "lower", [14, 15, 14], [11, 11, 12], []],
  ["ranges that overlap", "lower", [11, 11, 15], [14, 15, 14], []],
  ["a difference that may be the machine", "lower", [11, 11, 11], [11.2, 11.2, 11.2], []],
  ["fewer a second", "higher", [8, 7, 7], [5, 5, 4], ["test/one: ours 0.70 → 0.50 of bare"]],
];
for (const [why, better, before, after, slower] of cases) {
  test(`looks for what became slower: ${why}`, () => {
    deepEqual(findSlower(results(better, before), results(better, after)), slower);
  });
}

test("says nothing of what is new", () => deepEqual(findSlower({}, results("lower", [9, 9, 9])), []));
