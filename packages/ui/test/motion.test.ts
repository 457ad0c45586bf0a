import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync("src/**/*.css");

const movement = /(?<![\w-])(transition|animation):\s*([^;}]+)/g;
/** Longhands, which could set another speed than their shorthand. */
const partial = /(?<![\w-])(?:transition|animation)-[a-z-]+:[^;}]+/g;
const keyframes = /@keyframes \w+ \{((?:[^{}]*\{[^{}]*\})*)/g;

const timing = String.raw`var\(--motion-\w+\) var\(--ease\)`;
const allowed = {
  transition: new RegExp(
    `^(?:(?:background-color|border-color|color|opacity|rotate|scale|translate) ${timing}(?:,\\s*|$))+$`,
  ),
  // Without a repeat count.
  animation: new RegExp(`^\\w+ ${timing}(?: backwards)?$`),
};

/** Returns violations of the motion guide: another speed, repetitions, or changes of size and place. */
function motionViolations(sheet: string): string[] {
  const moved = [...sheet.matchAll(movement)].filter(([, property, value = ""]) => {
    const rule = property === "animation" ? allowed.animation : allowed.transition;
    return !value.startsWith("none") && !rule.test(value.trim());
  });
  const animated = [...sheet.matchAll(keyframes)].filter(([, steps = ""]) =>
    /(?<![\w-])(?!opacity|rotate|scale|transform|translate)[a-z-]+:/.test(steps),
  );
  return [...moved, ...sheet.matchAll(partial), ...animated].map(([text]) => text.trim());
}

test("finds animations", () => {
  expect(
    sheets.filter((sheet) => /(?:transition|animation): [^n]/.test(readFileSync(sheet, "utf8"))).length,
  ).toBeGreaterThan(7);
});

test.each(sheets)("follows the motion guide in %s", (sheet) => {
  expect(motionViolations(readFileSync(sheet, "utf8"))).toEqual([]);
});
