import { expect, test } from "./test.ts";

const weather = "https://www.weather.com/";

test.beforeEach(({ page }) => page.route(weather, (route) => route.fulfill({ body: "Sunny" })));

test("Shift, pressed three times, leaves for the weather, and Back does not return", async ({ page }) => {
  await page.goto("/contactus");
  await page.goto("/safety");
  for (let press = 0; press < 3; press++) await page.keyboard.press("Shift");
  await expect(page).toHaveURL(weather);
  await page.goBack();
  await expect(page).toHaveURL(/contactus/);
});

test("the way out is the keyboard's second stop", async ({ page }) => {
  await page.goto("/safety");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(weather);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the way out is a link", async ({ page }) => {
    await page.goto("/safety");
    await page.getByRole("link", { name: "Leave this site" }).last().click();
    await expect(page).toHaveURL(weather);
  });
});

test("help can be called at one touch", async ({ page }) => {
  await page.goto("/safety");
  await expect(page.getByRole("link", { name: /1-800-799-7233/ })).toHaveAttribute("href", "tel:18007997233");
});
