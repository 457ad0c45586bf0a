import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Windows as they are tested: the narrowest, and those at which the layout changes. */
export const widths = [320, 500, 768, 1280] as const;

/** Opens all that unfolds. */
export async function unfold(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
}

/**
 * What those who find their way by headings and landmarks rely on, and that nothing runs out of the window.
 * It needs no script of the page's. Source: WCAG 2.2, 1.3.1, 1.4.10 and 2.4.6.
 */
export async function expectStructure(page: Page, { hasFooter }: { hasFooter: boolean }): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const levels = await page
    .getByRole("heading")
    .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
  const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(jumps, `headings of the levels ${levels.join(", ")}`).toEqual([]);

  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(hasFooter ? 1 : 0);
  await expect(page.getByRole("navigation", { name: /^\s*$/ })).toHaveCount(0);

  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, "pixels beyond the window").toBe(0);
}
