import { expect, test } from "vitest";
import { repeat, stripWidth, weave, type Strip } from "./weave.ts";

const cloths = Array.from({ length: 300 }, (_none, seed) => ({
  narrow: weave({ seed, strips: 6 }),
  wide: weave({ seed, strips: 12 }),
}));

const neighbours = (strips: Strip[]) => strips.map((strip, index) => [strips.at(index - 1), strip] as const);
const coloured = (strips: Strip[]) => strips.filter(({ dye }) => dye !== "calabash");
const spots = ({ comb, sign }: Strip) => (sign ? [comb, sign.at] : [comb]);
const distance = (a: number, b: number) => Math.min(Math.abs(a - b), repeat - Math.abs(a - b));

const rules: Record<string, (strips: Strip[]) => boolean> = {
  "strips lie side by side": (strips) => strips.every(({ x }, index) => x === index * stripWidth),

  "every second strip is quiet, so at least half of the cloth is calm": (strips) =>
    strips.every(({ dye }, index) => (dye === "calabash") === (index % 2 === 1)),

  "indigo, clay and palm are all there": (strips) =>
    ["indigo", "clay", "palm"].every((dye) => strips.some((strip) => strip.dye === dye)),

  "beyond a quiet strip lies another colour, around the repeat as well": (strips) =>
    neighbours(coloured(strips)).every(([left, right]) => left?.dye !== right.dye),

  "coloured strips bear one sign, quiet ones none": (strips) =>
    strips.every(({ dye, sign }) => (sign === undefined) === (dye === "calabash")),

  "combs and signs keep the rhythm of the strip's width": (strips) =>
    strips.flatMap(spots).every((at) => at % stripWidth === 0 && at >= 0 && at + stripWidth <= repeat),

  "no two signs line up": (strips) => {
    const heights = strips.flatMap(({ sign }) => (sign ? [sign.at] : []));
    return new Set(heights).size === heights.length;
  },

  "a quiet field of a strip's width or more parts a sign from its strip's comb": (strips) =>
    coloured(strips).every(({ comb, sign }) => sign && distance(comb, sign.at) >= 2 * stripWidth),

  "combs of neighbours stand at different heights, around the repeat as well": (strips) =>
    neighbours(strips).every(([left, right]) => left?.comb !== right.comb),

  "the quiet strips on both sides of a coloured one have their combs at different heights": (strips) =>
    neighbours(strips.filter(({ dye }) => dye === "calabash")).every(
      ([left, right]) => left?.comb !== right.comb,
    ),

  "a quiet strip's comb touches no sign": (strips) =>
    neighbours(strips).every(
      ([left, right]) => left?.comb !== right.sign?.at && right.comb !== left?.sign?.at,
    ),
};

test.each(Object.entries(rules))("in every cloth, %s", (_rule, holds) => {
  const unlawful = cloths.flatMap(({ narrow, wide }, seed) => (holds(narrow) && holds(wide) ? [] : [seed]));
  expect(unlawful).toEqual([]);
});

test("the visible part of a band has two signs, and combs only in plain strips", () => {
  for (const { wide } of cloths) {
    const shown = wide.flatMap(({ sign }) => (sign && sign.at < 128 ? [sign.kind] : []));
    expect(shown).toEqual(["meeting", "meeting"]);
    expect(coloured(wide).every(({ comb }) => comb >= 128)).toBe(true);
  }
});

test("the same seed makes the same cloth, other seeds make others", () => {
  expect(cloths.map((_cloth, seed) => weave({ seed, strips: 12 }))).toEqual(cloths.map(({ wide }) => wide));
  const different = new Set(cloths.map(({ wide }) => JSON.stringify(wide)));
  expect(different.size).toBeGreaterThan(290);
});

test("both signs are used", () => {
  const kinds = cloths.flatMap(({ wide }) => wide.flatMap(({ sign }) => (sign ? [sign.kind] : [])));
  expect(new Set(kinds)).toEqual(new Set(["meeting", "step"]));
});
