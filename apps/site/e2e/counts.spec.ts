import type { Page } from "@playwright/test";
import { waitForHydration } from "./contact-form.ts";
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
