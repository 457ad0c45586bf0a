import type { Page } from "@playwright/test";
import { brand } from "../brand.ts";
import { expect, test } from "./test.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

for (const path of ["/blacks", "/advertise-form", "/communityguidelines"]) {
  test(`${path} has its footer in windows of 500 px, and in none below`, async ({ page }) => {
    await page.setViewportSize({ width: 500, height: 800 });
    await page.goto(path);
    await expect(footer(page)).toBeVisible();
    await page.setViewportSize({ width: 499, height: 800 });
    await expect(footer(page)).toHaveCount(0);
  });
}

test("the second footer is there from 500 px on, the first at every width", async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto("/");
  const second = page.locator("footer").filter({ hasText: "18+ only" });
  await expect(second).toBeVisible();
  await expect(footer(page)).toBeVisible();
  await page.setViewportSize({ width: 499, height: 800 });
  await expect(second).toBeHidden();
  await expect(footer(page)).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [360, 740],
  [390, 844],
] as const) {
  test(`the footer is at most two screens of a phone with ${width} x ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/contactus");
    const box = await footer(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(2 * height);
  });
}

test("/blacks has its wide headline from 500 px on, and leads to both stores", async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto("/blacks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Singles near you Today", {
    useInnerText: true,
  });
  await page.setViewportSize({ width: 499, height: 800 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("#1 Dating App for Black Singles", {
    useInnerText: true,
  });
  const platforms = page.getByRole("region", { name: "Supported Platforms and Devices" });
  await expect(platforms.getByRole("link", { name: "App Store" })).toHaveAttribute(
    "href",
    brand.variant.stores.apple,
  );
  await expect(platforms.getByRole("link", { name: "Google Play" })).toHaveAttribute(
    "href",
    brand.variant.stores.google,
  );
});
