import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { palette } from "../tokens/tokens.ts";
import { Cloth } from "./cloth.tsx";
import { dyes } from "./dyes.ts";
import { weave } from "./weave.ts";

const sheet = renderToStaticMarkup(createElement(Cloth, { id: "cloth", strips: weave() }));
const all = (pattern: RegExp) => Array.from(sheet.matchAll(pattern), ([, found = ""]) => found);

test("the cloth uses only symbols that its sheet defines", () => {
  const symbols = all(/<symbol id="([^"]+)"/g);
  const used = all(/<use href="#([^"]+)"/g);
  expect(used).toHaveLength(12 + 12 + 6);
  expect(used.filter((id) => !symbols.includes(id))).toEqual([]);
});

// https://www.w3.org/TR/SVG2/struct.html#UseLayout
test("no strip is clipped to the height of a low band", () => {
  expect(all(/<symbol([^>]*)>/g).filter((attributes) => !attributes.includes('overflow="visible"'))).toEqual(
    [],
  );
});

test("every id has the cloth's id as prefix", () => {
  expect(all(/ id="([^"]+)"/g).filter((id) => !/^cloth(-|$)/.test(id))).toEqual([]);
});

test("a comb has four bars of 8 at a pitch of 16", () => {
  expect(new Set(all(/<path d="([^"]+)" stroke="[^"]+" stroke-width="8"/g))).toEqual(
    new Set(["M0 8H64M0 24H64M0 40H64M0 56H64"]),
  );
});

test("warp lines of 2 px begin at 8, 30 and 54 px", () => {
  expect(new Set(all(/<path d="([^"]+)" stroke="[^"]+" stroke-width="2"/g))).toEqual(
    new Set(["M9 0V384M31 0V384M55 0V384"]),
  );
});

const quietWarp = readFileSync("src/band/band.module.css", "utf8").match(/light-dark\((#\w+), (#\w+)\)/);
const warps = [
  { dye: "indigo", ground: palette.indigo, warp: dyes.indigo.warp },
  { dye: "clay", ground: palette.clay, warp: dyes.clay.warp },
  { dye: "palm", ground: palette.palm, warp: dyes.palm.warp },
  { dye: "quiet by day", ground: palette.calabash, warp: quietWarp?.[1] ?? "" },
  { dye: "quiet by night", ground: palette.nightRaised, warp: quietWarp?.[2] ?? "" },
];

test.each(warps)("the warp of $dye is 12 points of lightness from its ground", ({ ground, warp }) => {
  const difference = Math.abs(lightness(warp) - lightness(ground));
  expect(difference).toBeGreaterThan(11);
  expect(difference).toBeLessThan(13);
});

/** The lightness of HSL, in percent. */
function lightness(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 2.55);
  return (Math.max(...parts) + Math.min(...parts)) / 2;
}
