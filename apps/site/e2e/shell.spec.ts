import { brand } from "../brand.ts";
import { variantPath } from "../app/shell/paths.ts";
import { expect, test } from "./test.ts";

const paths = [
  "/",
  variantPath,
  "/advertise",
  "/advertise-form",
  "/ambassadors",
  "/download",
  "/blacks",
  "/privacy",
  "/terms",
  "/policy",
  "/security",
  "/partnership",
  "/contactus",
  "/safety",
  "/safetytips",
  "/faq",
  "/communityguidelines",
  "/accessibility",
];
const withNavigation = new Set(["/", variantPath, "/ambassadors"]);
const withoutFooterInNarrowWindows = new Set(["/blacks", "/advertise-form", "/communityguidelines"]);

for (const path of paths) {
  test(`${path}: the logo leads home, and the navigation is where it belongs`, async ({ page }) => {
    await page.goto(path);
    const navigation = page.getByRole("navigation", { name: "Main" });
    await expect(navigation).toHaveCount(withNavigation.has(path) ? 1 : 0);
    if (withNavigation.has(path)) {
      const items = [brand.variant.name, "Affiliate", `Advertise with ${brand.name}`, "Download"];
      const signUp = path === "/ambassadors" ? ["Sign up"] : [];
      await expect(navigation.getByRole("link")).toHaveText([...items, ...signUp]);
    }
    await page.getByRole("banner").getByRole("link", { name: brand.name }).first().click();
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  });

  test(`${path}: every badge leads to the right listing`, async ({ page }) => {
    await page.goto(path);
    const { apple, google } = path === variantPath ? brand.variant.stores : brand.stores;
    for (const [store, address] of Object.entries({ apple, google })) {
      const badges = page.locator(`[data-store=${store}]`);
      expect(await badges.count()).toBeGreaterThan(0);
      for (const badge of await badges.all()) await expect(badge).toHaveAttribute("href", address);
    }
  });

  test(`${path}: legal and help pages stay in reach at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const isHidden = withoutFooterInNarrowWindows.has(path);
    const footer = page.getByRole("contentinfo");
    const morePages = page.getByRole("main").getByRole("navigation", { name: "More pages" });
    await expect(footer).toBeVisible({ visible: !isHidden });
    await expect(morePages).toHaveCount(isHidden ? 1 : 0);
    for (const label of ["Privacy", "Terms", "Help", "Contact Us", "Dating safety"]) {
      const link = (isHidden ? morePages : footer).getByRole("link", { name: label, exact: true });
      await expect(link).toBeVisible();
    }
    await page.setViewportSize({ width: 500, height: 640 });
    await expect(footer).toBeVisible();
    await expect(morePages).toBeHidden();
    await expect(page.getByRole("region", { name: "About this site" })).toBeVisible();
  });
}

test("the navigation unfolds in a narrow window, and Esc folds it again", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  const download = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Download" });
  await expect(download).toBeHidden();
  await page.getByText("Menu").click();
  await expect(download).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(download).toBeHidden();
});

test("Sign up leads affiliates to the partnership page", async ({ page }) => {
  await page.goto("/ambassadors");
  for (const link of await page.getByRole("link", { name: "Sign up" }).all()) {
    await expect(link).toHaveAttribute("href", "/partnership");
  }
});
