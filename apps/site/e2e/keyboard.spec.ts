import { expect, test } from "./test.ts";

test("link to another page resets scroll position and focus [spec 36]", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([0, "body"]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});
