import type { Page } from "@playwright/test";
import { sitePages } from "./site-pages.ts";
import { expect, test } from "./test.ts";

const font = "**/assets/mulish-latin*";

/** Keeps a page from having loaded, until it is released. */
async function delayLoad(page: Page) {
  const held = Promise.withResolvers<void>();
  await page.route(font, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Watches which scripts a page asks for. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

// The way out of the safety page is part of the page.
const latePages = sitePages.filter(({ path, kind }) => kind !== "reading" && path !== "/safety");

for (const { path, kind } of latePages) {
  const tag = ["/", "/contactus"].includes(path) ? [] : ["@long"];
  test(`${path}, ${kind}, asks for no script before it has loaded`, { tag }, async ({ page }) => {
    const scripts = watchScripts(page);
    const load = await delayLoad(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // What is above everything else has been drawn by then, and the font is still on its way.
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
  test(`a page that is touched by ${device} before it has loaded gets its script then, and once`, async ({
    page,
  }) => {
    const scripts = watchScripts(page);
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

test("the script of an emailed link does not wait, so that its secret leaves the address", async ({
  page,
}) => {
  await delayLoad(page);
  await page.goto("/?token=a1b2", { waitUntil: "domcontentloaded" });
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog", { name: "Change your phone number" })).toBeVisible();
});
