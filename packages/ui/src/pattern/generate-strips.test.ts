import { expect, test } from "vitest";
import { repeat, stripWidth, generateStrips, type Strip } from "./generate-strips.ts";

const patterns = Array.from({ length: 300 }, (_none, seed) => generateStrips(seed));

const neighbors = (strips: Strip[]) => strips.map((strip, index) => [strips.at(index - 1), strip] as const);
const colored = (strips: Strip[]) => strips.filter(({ color }) => color !== "calabash");
const spots = ({ comb, motif }: Strip) => (motif ? [comb, motif.at] : [comb]);
const distance = (a: number, b: number) => Math.min(Math.abs(a - b), repeat - Math.abs(a - b));

const rules: Record<string, (strips: Strip[]) => boolean> = {
  "strips lie side by side": (strips) => strips.every(({ x }, index) => x === index * stripWidth),

  "every second strip is quiet, so at least half of the pattern is calm": (strips) =>
    strips.every(({ color }, index) => (color === "calabash") === (index % 2 === 1)),

  "indigo, clay and palm all occur": (strips) =>
    ["indigo", "clay", "palm"].every((color) => strips.some((strip) => strip.color === color)),

  "colored strips on both sides of a quiet one differ in color": (strips) =>
    neighbors(colored(strips)).every(([left, right]) => left?.color !== right.color),

  "colored strips have one motif, quiet ones none": (strips) =>
    strips.every(({ color, motif }) => (motif === undefined) === (color === "calabash")),

  "combs and motifs start at multiples of the strip width": (strips) =>
    strips.flatMap(spots).every((at) => at % stripWidth === 0 && at >= 0 && at + stripWidth <= repeat),

  "no two motifs share a height": (strips) => {
    const heights = strips.flatMap(({ motif }) => (motif ? [motif.at] : []));
    return new Set(heights).size === heights.length;
  },

  "a motif and its strip's comb are at least a strip width apart": (strips) =>
    colored(strips).every(({ comb, motif }) => motif && distance(comb, motif.at) >= 2 * stripWidth),

  "combs of neighbors have different heights": (strips) =>
    neighbors(strips).every(([left, right]) => left?.comb !== right.comb),

  "combs of quiet strips on both sides of a colored one have different heights": (strips) =>
    neighbors(strips.filter(({ color }) => color === "calabash")).every(
      ([left, right]) => left?.comb !== right.comb,
    ),

  "the comb of a quiet strip touches no motif": (strips) =>
    neighbors(strips).every(
      ([left, right]) => left?.comb !== right.motif?.at && right.comb !== left?.motif?.at,
    ),
};

test.each(Object.entries(rules))("generates patterns in which %s", (_rule, holds) => {
  expect(patterns.flatMap((strips, seed) => (holds(strips) ? [] : [seed]))).toEqual([]);
});

test("shows two motifs in the top 128 px, and combs only in plain strips", () => {
  for (const strips of patterns) {
    const shown = strips.flatMap(({ motif }) => (motif && motif.at < 128 ? [motif.kind] : []));
    expect(shown).toEqual(["meeting", "meeting"]);
    expect(colored(strips).every(({ comb }) => comb >= 128)).toBe(true);
  }
});

test("generates the same pattern for the same seed only", () => {
  expect(patterns.map((_strips, seed) => generateStrips(seed))).toEqual(patterns);
  expect(new Set(patterns.map((strips) => JSON.stringify(strips))).size).toBeGreaterThan(290);
});

test("uses both kinds of motif", () => {
  const kinds = patterns.flat().flatMap(({ motif }) => (motif ? [motif.kind] : []));
  expect(new Set(kinds)).toEqual(new Set(["meeting", "step"]));
});
