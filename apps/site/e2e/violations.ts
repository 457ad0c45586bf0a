import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong with a page as it stands.
 *
 * @param judged the rules to go by: in another colour scheme only colours differ
 * @example expect(await violationsIn(page)).toEqual([]);
 */
export async function violationsIn(page: Page, judged: "all" | "colors" = "all") {
  const axe = new AxeBuilder({ page });
  if (judged === "colors") axe.withRules(colorRules);
  return (await axe.analyze()).violations;
}
