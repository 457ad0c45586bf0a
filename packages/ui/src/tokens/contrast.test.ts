import { expect, test } from "vitest";
import { contrastRatio } from "./contrast.ts";
import { forbiddenPairs, minimalContrast } from "./pairs.ts";
import { palette } from "./tokens.ts";

test.each([
  ["#FFFFFF", "#000000", 21],
  ["#FFFFFF", "#767676", 4.54],
  ["#B23A16", "#FFF7EA", 5.63],
])("measures the contrast of %s and %s as %d", (first, second, ratio) => {
  expect(contrastRatio(first, second)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(second, first)).toBeCloseTo(ratio, 2);
});

test.each(forbiddenPairs)(
  "forbids only pairs with too little contrast: $foreground on $background",
  (pair) => {
    const { foreground, background } = pair;
    expect(contrastRatio(palette[foreground], palette[background])).toBeLessThan(minimalContrast.text);
  },
);
