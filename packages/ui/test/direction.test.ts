import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync("src/**/*.css");
const physical =
  /(?:^|[\s;{-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)|left|right)(?:-[a-z]+)?\s*:|(?:text-align|float|clear):\s*(?:left|right)/;

test("there are style sheets to check", () => {
  expect(sheets.length).toBeGreaterThan(30);
});

// What is written for one direction only breaks the other; a transform along x is the exception that needs :dir().
test.each(sheets)("%s has no left or right, so it follows the writing direction", (sheet) => {
  expect(readFileSync(sheet, "utf8").match(physical)?.[0]).toBeUndefined();
});
