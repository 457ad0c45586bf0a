import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { cuts } from "./cuts.ts";
import { fontsStylesheet } from "./stylesheet.ts";

const sizeOf = (file: string) => statSync(`src/fonts/${file}`).size;
const total = (files: string[]) => files.map(sizeOf).reduce((sum, size) => sum + size, 0);
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

test("fonts.css is what the generator writes: run `pnpm fonts` after a change", () => {
  expect(plain(readFileSync("src/fonts/fonts.css", "utf8")) === plain(fontsStylesheet())).toBe(true);
});

test("all fonts together weigh at most 40 KB, the two to preload at most 28", () => {
  expect(total(cuts.map(({ file }) => file))).toBeLessThanOrEqual(40_000);
  expect(total(["ojuju-latin.woff2", "mulish-latin.woff2"])).toBeLessThanOrEqual(28_000);
});

test("each family comes with its licence", () => {
  for (const family of ["ojuju", "mulish"]) {
    expect(readFileSync(`src/fonts/${family}-license.txt`, "utf8")).toContain(
      "SIL OPEN FONT LICENSE Version 1.1",
    );
  }
});
