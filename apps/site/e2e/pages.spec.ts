import { readFileSync } from "node:fs";
import { languageOf } from "@matchfront/locales/routing";
import { expectLoading } from "./page-loading.ts";
import { sitePages } from "../app/shell/site-pages.ts";
import { failureStatus } from "./failure-status.ts";
import { expect, test } from "./test.ts";
import { expectPage } from "./expect-page.ts";

test.use({ expectedConsoleMessage: new RegExp(`${failureStatus.source}|ERR_BLOCKED_BY_CLIENT`) });

/** Pages that `npm test` checks: one of each loading kind, help and a long text. `test:long` checks the others. */
const defaultPages = new Set(["/", "/contactus", "/faq", "/terms"]);

// One test runs all checks, because loading a page costs more than checking it.
for (const sitePage of sitePages) {
  const { path, loading } = sitePage;
  const tag = defaultPages.has(path) ? [] : ["@long"];
  test(
    `${path} (${loading}) is complete and accessible from 320 to 1280 px, light and dark, with large text`,
    { tag },
    async ({ page }) => {
      await test.step("scripts and layout shifts", () => expectLoading(page, sitePage));
      await expectPage(page, sitePage);
    },
  );
}

test("sitePages lists the published pages", { tag: "@own-server" }, () => {
  const { pages } = JSON.parse(readFileSync("dist/site.json", "utf8"));
  const inEnglish = Object.keys(pages).filter((path) => languageOf(path) === "en");
  expect(sitePages.map(({ path }) => path).toSorted()).toEqual(inEnglish.toSorted());
});

test.describe("store buttons on Android", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 14; SM-A245F) Chrome/130 Mobile" });

  test("marks Google Play and keeps the App Store visible", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-own]").first()).toContainText("Google Play");
    await expect(page.getByRole("link", { name: /App Store/ }).first()).toBeVisible();
  });
});

test("unknown URL returns 404 with a link home", async ({ request }) => {
  const answer = await request.get("/no-such-page");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('href="/"');
});

test("contact page accepts a trailing slash", async ({ page }) => {
  for (const path of ["/contactus", "/contactus/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  }
});
