import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test.ts";

/** In another colour scheme only colours differ. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * axe finds nothing wrong with a page as it stands, and in the dark nothing with its colours. The page is to reduce
 * motion: colours on their way from one scheme to the other are neither's.
 *
 * @example await expectAccessible(page);
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await violationsIn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await violationsIn(page, "colors")).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * What axe finds wrong with a page as it stands.
 *
 * @param judged the rules to go by
 * @example expect(await violationsIn(page)).toEqual([]);
 */
export async function violationsIn(page: Page, judged: "all" | "colors" = "all"): Promise<axe.Result[]> {
  // Whatever the page's policy, what is evaluated like this runs.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    ...(judged === "colors" && { runOnly: colorRules }),
  };
  return page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`);
}
