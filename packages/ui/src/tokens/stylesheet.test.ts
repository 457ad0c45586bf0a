import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokensStylesheet } from "./stylesheet.ts";
import { breakpoints, typeSteps } from "./tokens.ts";

test("keeps tokens.css up to date (if this fails, run `pnpm tokens`)", () => {
  expect(readFileSync("src/tokens/tokens.css", "utf8") === tokensStylesheet()).toBe(true);
});

test("limits fluid text sizes to 2.5 times their minimum, so that a zoom to 200 % still enlarges text", () => {
  const fluid = Object.values(typeSteps).flatMap(({ size }) => (typeof size === "string" ? [] : [size]));
  for (const { min, max } of fluid) expect(max / min).toBeLessThanOrEqual(2.5);
});

// Container queries of components are exempt.
test("uses only the shared breakpoints in every stylesheet", () => {
  // A window up to 40em is low.
  const shared = new Set<string>([...Object.values(breakpoints), "40em"]);
  const widths = globSync("src/**/*.css").flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/@media[^{]*\((?:min|max)-[\w-]+:\s*([^)]+)\)/g),
      ([, width = ""]) => ({ file, width }),
    ),
  );
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter(({ width }) => !shared.has(width))).toEqual([]);
});
