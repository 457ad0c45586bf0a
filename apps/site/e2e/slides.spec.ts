import { expect, test } from "./test.ts";

test("home page's slides rotate and start over after the last [spec 51]", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const slides = page.locator("[aria-roledescription=slide]");
  await expect(page.locator("[data-carousel=root]")).toHaveAttribute("data-rotation", "rotating");
  for (const next of [1, 2, 3, 0]) {
    await page.clock.runFor(7_000);
    await expect(slides.nth(next)).not.toHaveAttribute("inert");
    await expect(page.locator("[aria-roledescription=slide]:not([inert])")).toHaveCount(1);
  }
});
