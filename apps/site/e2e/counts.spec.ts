import type { Page } from "@playwright/test";
import { brand } from "../brand.ts";
import { openForm, waitForHydration } from "./contact-form.ts";
import { expect, test } from "./test.ts";

/** Answers the page's beacons. Returns their paths, with their bodies if they have one. */
async function recordCounts(page: Page): Promise<string[]> {
  const counts: string[] = [];
  await page.route("**/counts/**", async (route, request) => {
    const { pathname, search } = new URL(request.url());
    counts.push(pathname + search + (request.postData() ?? ""));
    await route.fulfill({ status: 204 });
  });
  return counts;
}

test("a form counts as started once, at the first input", async ({ page }) => {
  const counts = await recordCounts(page);
  await page.goto("/fr/partnership");
  await page.locator("[name=email]").focus();
  await waitForHydration(page);
  expect(counts).toEqual([]);
  await page.locator("[name=email]").fill("ada@example.org");
  await page.locator("textarea").fill("Hello");
  await expect.poll(() => counts).toEqual(["/counts/form-started/partnership"]);
});

test("faq counts a search without results when it ends, without its text", async ({ page }) => {
  const counts = await recordCounts(page);
  await page.goto("/faq");
  const field = page.getByLabel("Search the answers");
  await field.pressSequentially("verify");
  // Only the ranking, now loaded, finds answers.
  await expect(page.getByRole("status")).toHaveText("3 results");
  await field.press("Enter");
  await field.fill("");
  await field.pressSequentially("pizza");
  await expect(page.getByRole("status")).toHaveText("No answers match. Try another word.");
  expect(counts).toEqual([]);
  await field.press("Enter");
  await field.blur();
  await expect.poll(() => counts).toEqual(["/counts/empty-search"]);
});

test.describe("numbers on a phone", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 14; SM-A245F) Chrome/130.0 Mobile Safari/537.36" });

  test(
    "server counts an affiliate's visit, a started form and an empty search",
    { tag: "@long" },
    async ({ page, startServer }) => {
      const server = await startServer();
      await server.addCampaign("ada-on-tiktok");
      await server.stop();
      await server.resume();
      await page.route(`${brand.stores.google}**`, (route) => route.fulfill({ body: "Google Play" }));
      await page.goto(`${server.url}/a/ada-on-tiktok`);
      await expect(page).toHaveURL(/\/\?c=ada-on-tiktok$/);
      await page.getByRole("main").locator("[data-store=google]").first().click();
      await expect(page).toHaveURL(/&referrer=utm_source%3Dada-on-tiktok%26utm_campaign%3Dada-on-tiktok$/);
      const get = await page.request.get(`${server.url}/get?c=ada-on-tiktok`, { maxRedirects: 0 });
      expect(get.headers().location).toBe(page.url());
      await openForm(page, `${server.url}/contactus`);
      await page.getByLabel("Email").fill("ada@example.org");
      await page.goto(`${server.url}/faq`);
      await page.getByLabel("Search the answers").fill("pizza");
      await expect(page.getByRole("status")).toHaveText("No answers match. Try another word.");
      const counted = page.waitForResponse("**/counts/empty-search");
      await page.getByLabel("Search the answers").press("Enter");
      await counted;
      await server.stop();
      expect(await server.counts()).toEqual(
        expect.arrayContaining([
          "entry,campaign,,,ada-on-tiktok,<5",
          "click,google,,,ada-on-tiktok,<5",
          "redirect,google,,,ada-on-tiktok,<5",
          "started,contact,,,,<5",
          "empty-search,help,,,,<5",
        ]),
      );
    },
  );
});
