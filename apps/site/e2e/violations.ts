import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test.ts";

/** Only these rules can differ in another colour scheme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Expects no axe violations of a page, nor of its colours in the dark scheme. The page must be opened with reduced
 * motion: colours in a transition belong to neither scheme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await violationsIn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await violationsIn(page, "colors")).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * The axe violations of a page in its current state.
 *
 * @param judged the rules to check
 */
export async function violationsIn(page: Page, judged: "all" | "colors" = "all"): Promise<axe.Result[]> {
  // Runs regardless of the page's content security policy.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    ...(judged === "colors" && { runOnly: colorRules }),
  };
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`);
}
