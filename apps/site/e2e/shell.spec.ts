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
});

test("ambassadors: sign-up links lead to the partnership page", async ({ page }) => {
  await page.goto("/ambassadors");
  for (const link of await page.getByRole("link", { name: "Sign up" }).all()) {
    await expect(link).toHaveAttribute("href", "/partnership");
  }
});
