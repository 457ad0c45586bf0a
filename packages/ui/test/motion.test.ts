import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const sheets = globSync("src/**/*.css");

const movement = /(?<![\w-])(transition|animation):\s*([^;}]+)/g;
/** Parts of them, which could set another speed than the whole. */
const partial = /(?<![\w-])(?:transition|animation)-[a-z-]+:[^;}]+/g;
const keyframes = /@keyframes \w+ \{((?:[^{}]*\{[^{}]*\})*)/g;

const timing = String.raw`var\(--motion-\w+\) var\(--ease\)`;
const allowed = {
  transition: new RegExp(
    `^(?:(?:background-color|border-color|color|opacity|rotate|scale|translate) ${timing}(?:,\\s*|$))+$`,
  ),
  // Once: without a count of repetitions.
  animation: new RegExp(`^\\w+ ${timing}(?: backwards)?$`),
};

/** What moves against the guide on motion: at another speed, again and again, or in size and place. */
function faultsOf(sheet: string): string[] {
  const moved = [...sheet.matchAll(movement)].filter(([, property, value = ""]) => {
    const rule = property === "animation" ? allowed.animation : allowed.transition;
    return !value.startsWith("none") && !rule.test(value.trim());
  });
  const animated = [...sheet.matchAll(keyframes)].filter(([, steps = ""]) =>
    /(?<![\w-])(?!opacity|rotate|scale|transform|translate)[a-z-]+:/.test(steps),
  );
  return [...moved, ...sheet.matchAll(partial), ...animated].map(([text]) => text.trim());
}

test("something moves", () => {
  expect(
    sheets.filter((sheet) => /(?:transition|animation): [^n]/.test(readFileSync(sheet, "utf8"))).length,
  ).toBeGreaterThan(8);
});

test.each(sheets)("%s moves as the guide on motion says", (sheet) => {
  expect(faultsOf(readFileSync(sheet, "utf8"))).toEqual([]);
});

describe("what moves otherwise is found", () => {
  test.each([
    ["a speed of its own", "a { transition: color 200ms var(--ease); }"],
    ["a speed set apart", "a { transition-duration: 200ms; }"],
    ["an easing of its own", "a { transition: color var(--motion-control) linear; }"],
    ["a size", "a { transition: block-size var(--motion-panel) var(--ease); }"],
    ["everything", "a { transition: all var(--motion-panel) var(--ease); }"],
    ["without end", "a { animation: spin var(--motion-meeting) var(--ease) infinite; }"],
    ["a place", "@keyframes shift { from { inset-block-start: 0; } to { opacity: 1; } }"],
  ])("%s", (_what, sheet) => {
    expect(faultsOf(sheet)).toHaveLength(1);
  });
});
