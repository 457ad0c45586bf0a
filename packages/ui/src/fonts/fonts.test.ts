import { readFileSync, statSync } from "node:fs";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import alphabets from "./alphabets.json" with { type: "json" };
import { subsets, missingInMulish } from "./subsets.ts";
import { fontsStylesheet } from "./stylesheet.ts";

const sizeOf = (file: string) => statSync(`src/fonts/${file}`).size;
const total = (files: string[]) => files.map(sizeOf).reduce((sum, size) => sum + size, 0);
/** Returns the letters in the files of a family, within their unicode-range. */
async function lettersOf(family: string): Promise<Set<string>> {
  const drawn = subsets
    .filter((subset) => subset.family === family)
    .map(async ({ file, letters }) => {
      const font = await subsetFont(readFileSync(`src/fonts/${file}`), letters, { targetFormat: "sfnt" });
      const points = new Set(new Face(new Blob(new Uint8Array(font))).collectUnicodes());
      return Array.from(letters).filter((letter) => points.has(letter.codePointAt(0) ?? 0));
    });
  return new Set((await Promise.all(drawn)).flat());
}

const ojuju = await lettersOf("Ojuju");
const mulish = await lettersOf("Mulish");
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

test("keeps fonts.css up to date (if this fails, run `pnpm fonts`)", () => {
  expect(plain(readFileSync("src/fonts/fonts.css", "utf8")) === plain(fontsStylesheet())).toBe(true);
});

test("keeps all fonts within 46 KB and the two to preload within 20.2 KB", () => {
  expect(total(subsets.map(({ file }) => file))).toBeLessThanOrEqual(46_000);
  expect(total(["ojuju-latin.woff2", "mulish-latin.woff2"])).toBeLessThanOrEqual(20_200);
});

test.each(Object.entries(alphabets))("has every letter of %s in Ojuju", (_language, letters) => {
  expect(Array.from(letters).filter((letter) => !ojuju.has(letter))).toEqual([]);
});

test("has every letter of every language in Mulish, except the known gaps", () => {
  const lacking = [...new Set(Object.values(alphabets).join(""))].filter((letter) => !mulish.has(letter));
  expect(lacking.toSorted()).toEqual(Array.from(missingInMulish).toSorted());
});
