import { expect, test } from "./test.ts";

test("top navigation opens in a narrow window and closes on Escape", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  const download = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Download" });
  await expect(download).toBeHidden();
  await page.getByText("Menu").click();
  await expect(download).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(download).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(download).toBeVisible();
});

test("ambassadors: sign-up links lead to the partnership page", async ({ page }) => {
  await page.goto("/ambassadors");
  for (const link of await page.getByRole("link", { name: "Sign up" }).all()) {
    await expect(link).toHaveAttribute("href", "/partnership");
  }
});

test("link to another page resets scroll position and focus [spec 36]", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([0, "body"]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});
