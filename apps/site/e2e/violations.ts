import type { Page } from "@playwright/test";
import axe from "axe-core";

/** In another colour scheme only colours differ. */
const colorRules = ["color-contrast", "link-in-text-block"];

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
