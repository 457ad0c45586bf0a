import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palette } from "../tokens/tokens.ts";
import { stripColors } from "./strip-colors.ts";

const quietLines = readFileSync("src/pattern/pattern.module.css", "utf8").match(
  /light-dark\((#\w+), (#\w+)\)/,
);
const strips = [
  { color: "indigo", background: palette.indigo, lines: stripColors.indigo.lines },
  { color: "clay", background: palette.clay, lines: stripColors.clay.lines },
  { color: "palm", background: palette.palm, lines: stripColors.palm.lines },
  { color: "quiet by day", background: palette.calabash, lines: quietLines?.[1] ?? "" },
  { color: "quiet by night", background: palette.nightRaised, lines: quietLines?.[2] ?? "" },
];

test.each(strips)(
  "sets the lines of $color 12 points of lightness from its background",
  ({ background, lines }) => {
    const difference = Math.abs(lightness(lines) - lightness(background));
    expect(difference).toBeGreaterThan(11);
    expect(difference).toBeLessThan(13);
  },
);

/** Returns the lightness in HSL, in percent. */
function lightness(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 2.55);
  return (Math.max(...parts) + Math.min(...parts)) / 2;
}
