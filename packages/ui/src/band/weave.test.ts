import { expect, test } from "vitest";
import { repeat, stripWidth, weave } from "./weave.ts";

const strips = weave();

test("every second strip is quiet, so at least half of the cloth is calm", () => {
  expect(strips.map(({ ground }) => ground)).toEqual(["indigo", "quiet", "clay", "quiet", "palm", "quiet"]);
});

test("strips lie side by side", () => {
  expect(strips.map(({ at }) => at)).toEqual(strips.map((_strip, index) => index * stripWidth));
});

test("no two signs stand at the same height", () => {
  const heights = strips.flatMap(({ sign }) => (sign ? [sign.at] : []));
  expect(heights).toHaveLength(3);
  expect(new Set(heights).size).toBe(heights.length);
});

test("neighbours' combs stand at different heights, around the repeat as well", () => {
  for (const [index, { comb }] of strips.entries()) expect(comb).not.toBe(strips.at(index - 1)?.comb);
});

test("combs and signs fit whole into the repeat, on the rhythm of the strip's width, and never on each other", () => {
  for (const { comb, sign } of strips) {
    for (const height of [comb, ...(sign ? [sign.at] : [])]) {
      expect(height % stripWidth).toBe(0);
      expect(height).toBeGreaterThanOrEqual(0);
      expect(height + stripWidth).toBeLessThanOrEqual(repeat);
    }
    expect(sign?.at).not.toBe(comb);
  }
});

test("the same cloth comes off the loom each time", () => {
  expect(weave()).toEqual(strips);
});
