import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokensStylesheet } from "./stylesheet.ts";
import { breakpoints, typeSteps } from "./tokens.ts";

test("tokens.css is up to date: run `pnpm tokens` after a change", () => {
  expect(readFileSync("src/tokens/tokens.css", "utf8") === tokensStylesheet()).toBe(true);
});

test("no fluid text size exceeds 2.5 times its minimum, so a zoom to 200 % still enlarges it", () => {
  const fluid = Object.values(typeSteps).flatMap(({ size }) => (typeof size === "string" ? [] : [size]));
  for (const { min, max } of fluid) expect(max / min).toBeLessThanOrEqual(2.5);
});

// Container queries of components are exempt.
test("every stylesheet uses only the shared breakpoints", () => {
  // Below 15em a phone's text is so large that few words stand beside each other.
  const shared = new Set<string>([...Object.values(breakpoints), "15em"]);
  const widths = globSync("src/**/*.css").flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/@media[^{]*\((?:min|max)-[\w-]+:\s*([^)]+)\)/g),
      ([, width = ""]) => ({ file, width }),
    ),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter(({ width }) => !shared.has(width))).toEqual([]);
});
