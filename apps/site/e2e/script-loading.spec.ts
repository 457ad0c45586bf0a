import type { Page } from "@playwright/test";
import { waitForHydration } from "./contact-form.ts";
import { delayRequests } from "./page-loading.ts";
import { expect, test } from "./test.ts";

/** Delaying it delays the load event. */
const font = "**/assets/mulish-latin*";

/** Returns the URLs of the scripts that the page requests, as it requests them. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

for (const [device, touch] of [
  ["finger or mouse", (page: Page) => page.getByRole("heading", { level: 1 }).click()],
  ["keyboard", (page: Page) => page.keyboard.press("Tab")],
] as const) {
  test(`no script is requested before the load event or ${device}, which loads it at once, and only once`, async ({
    page,
  }) => {
    const scripts = recordScripts(page);
    const load = await delayRequests(page, font);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    // The heading is painted while the font is still loading.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect(scripts).toEqual([]);
    await touch(page);
    await expect.poll(() => scripts).toHaveLength(1);
    await touch(page);
    load();
    await page.waitForLoadState("load");
    await touch(page);
    expect(scripts).toHaveLength(1);
  });
}

test("form's scripts are requested after the load event, or on first use of the form", async ({ page }) => {
  const scripts = recordScripts(page);
  const load = await delayRequests(page, font);
  await page.goto("/contactus", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  expect(scripts).toEqual([]);
  await page.getByLabel("Email").click();
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  load();

  scripts.length = 0;
  const loadAgain = await delayRequests(page, font);
  await page.reload({ waitUntil: "domcontentloaded" });
  loadAgain();
  await expect.poll(() => scripts).not.toEqual([]);
});
