import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { palette } from "../tokens/tokens.ts";
import { PatternDef } from "./pattern-def.tsx";
import { stripColors } from "./strip-colors.ts";
import { generateStrips } from "./generate-strips.ts";

const sheet = renderToStaticMarkup(createElement(PatternDef, { id: "pattern", strips: generateStrips() }));
const all = (pattern: RegExp) => Array.from(sheet.matchAll(pattern), ([, found = ""]) => found);

test("uses only symbols that it defines", () => {
  const symbols = all(/<symbol id="([^"]+)"/g);
  const used = all(/<use href="#([^"]+)"/g);
  expect(used).toHaveLength(12 + 12 + 6);
  expect(used.filter((id) => !symbols.includes(id))).toEqual([]);
});

// https://www.w3.org/TR/SVG2/struct.html#UseLayout
test("does not clip strips to the height of a low pattern", () => {
  expect(all(/<symbol([^>]*)>/g).filter((attributes) => !attributes.includes('overflow="visible"'))).toEqual(
    [],
  );
});

test("prefixes every id with its own", () => {
  expect(all(/ id="([^"]+)"/g).filter((id) => !/^pattern(-|$)/.test(id))).toEqual([]);
});

test("draws four bars of 8 px at a pitch of 16 px in a comb", () => {
  expect(new Set(all(/<path d="([^"]+)" stroke="[^"]+" stroke-width="8"/g))).toEqual(
    new Set(["M0 8H64M0 24H64M0 40H64M0 56H64"]),
  );
});

test("draws lines of 2 px at 8, 30 and 54 px", () => {
  expect(new Set(all(/<path d="([^"]+)" stroke="[^"]+" stroke-width="2"/g))).toEqual(
    new Set(["M9 0V384M31 0V384M55 0V384"]),
  );
});

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
