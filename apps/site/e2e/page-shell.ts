import type { Page } from "@playwright/test";
import { brand } from "../brand.ts";
import { variantPath } from "../app/shell/paths.ts";
import type { SitePage } from "../app/shell/site-pages.ts";
import { expect } from "./test.ts";

export async function expectShell(page: Page, sitePage: SitePage): Promise<void> {
  const { path, hidesNarrowFooter = false } = sitePage;
  await page.setViewportSize({ width: 1280, height: 720 });
  const navigation = page.getByRole("navigation", { name: "Main" });
  const items = await navigation.getByRole("link", { includeHidden: true }).all();
  for (const item of items) await expect(item).toBeVisible();

  const { apple, google } = path === variantPath ? brand.variant.stores : brand.stores;
  for (const [store, address] of Object.entries({ apple, google })) {
    const badges = await page
      .locator(`[data-store=${store}]`)
      .evaluateAll((all) => all.map((badge) => badge.getAttribute("href")));
    expect(new Set(badges)).toEqual(new Set([address]));
  }

  const footer = page.getByRole("contentinfo");
  const morePages = page.getByRole("main").getByRole("navigation", { name: "More pages" });
  await expect(footer).toBeVisible();
  await expect(morePages).toBeHidden();
  await expect(page.getByRole("region", { name: "About this site" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(footer).toBeVisible({ visible: !hidesNarrowFooter });
  await expect(morePages).toHaveCount(hidesNarrowFooter ? 1 : 0);
  for (const label of ["Privacy", "Terms", "Help", "Contact Us", "Dating safety"]) {
    const link = (hidesNarrowFooter ? morePages : footer).getByRole("link", { name: label, exact: true });
    await expect(link).toBeVisible();
  }

  await page.getByRole("banner").getByRole("link", { name: brand.name }).first().click();
  await expect(page).toHaveURL("/");
}
