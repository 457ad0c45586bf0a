import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test.ts";

/** The rules whose result can differ in another color scheme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Expects no axe violations, in light and dark colors. Open the page with reduced motion: colors in a transition
 * belong to neither scheme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await findViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await findViolations(page, "colors")).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

export async function findViolations(page: Page, judged: "all" | "colors" = "all"): Promise<axe.Result[]> {
  // `evaluate` is not subject to the page's content security policy.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    ...(judged === "colors" && { runOnly: colorRules }),
  };
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`);
}
