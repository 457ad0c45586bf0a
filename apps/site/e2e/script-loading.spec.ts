import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const font = "**/assets/mulish-latin*";

/** Delays the load event until the returned function is called. */
async function delayLoad(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(font, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Returns the URLs of the scripts that the page requests, as it requests them. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

for (const path of ["/", "/contactus"]) {
  test(`${path} requests no script before the load event`, async ({ page }) => {
    const scripts = recordScripts(page);
    const load = await delayLoad(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // The heading is painted while the font is still loading.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    expect(scripts).toEqual([]);
    load();
    await expect.poll(() => scripts).not.toEqual([]);
  });
}

for (const [device, touch] of [
  ["finger or mouse", (page: Page) => page.getByRole("heading", { level: 1 }).click()],
  ["keyboard", (page: Page) => page.keyboard.press("Tab")],
] as const) {
  test(`${device} before the load event loads the script at once, and only once`, async ({ page }) => {
    const scripts = recordScripts(page);
    const load = await delayLoad(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await touch(page);
    await expect.poll(() => scripts).toHaveLength(1);
    await touch(page);
    load();
    await page.waitForLoadState("load");
    await touch(page);
    expect(scripts).toHaveLength(1);
  });
}

test("script of an emailed link loads at once, so that the token leaves the URL", async ({ page }) => {
  await delayLoad(page);
  await page.goto("/?token=a1b2", { waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog", { name: "Change your phone number" })).toBeVisible();
});
