import { expect, test } from "vitest";
import { contrastRatio } from "./contrast.ts";
import { allowedPairs, forbiddenPairs, type ColorPair } from "./pairs.ts";
import { palette } from "./tokens.ts";

const least = { text: 4.5, graphic: 3 };
const measured = ({ foreground, background }: ColorPair) =>
  contrastRatio(palette[foreground], palette[background]);

test.each(allowedPairs)("allows $foreground on $background as $use, at $ratio", (pair) => {
  expect(Number(measured(pair).toFixed(2))).toBe(pair.ratio);
  expect(measured(pair)).toBeGreaterThanOrEqual(least[pair.use]);
});

test.each(forbiddenPairs)("forbids text in $foreground on $background, at $ratio", (pair) => {
  expect(Number(measured(pair).toFixed(2))).toBe(pair.ratio);
  expect(measured(pair)).toBeLessThan(least.text);
});
