import { readFileSync } from "node:fs";
import { languageOf } from "../languages/language.ts";
import { expectLoading } from "./page-loading.ts";
import { expectShell } from "./page-shell.ts";
import { failureStatus, sitePages } from "./site-pages.ts";
import { expect, test } from "./test.ts";
import { expectWholePage } from "./whole-page.ts";

test.use({ expectedConsoleMessage: new RegExp(`${failureStatus.source}|ERR_BLOCKED_BY_CLIENT`) });

/** One page of each kind, a page of answers and a long text; the others are in the long run. */
const usual = new Set(["/", "/contactus", "/faq", "/terms"]);

// All checks share two loads of a page: loading costs more than checking.
for (const sitePage of sitePages) {
  const { path, kind } = sitePage;
  const tag = usual.has(path) ? [] : ["@long"];
  test(
    `${path} is a page of kind ${kind}, whole and accessible from 320 to 1280 px, light and dark, with large text`,
    { tag },
    async ({ page }) => {
      await test.step("it loads what it may load, and nothing moves", () => expectLoading(page, sitePage));
      await expectWholePage(page, sitePage);
      await test.step("its shell", () => expectShell(page, sitePage));
    },
  );
}

test("the pages that these journeys visit are those that are published", { tag: "@own-server" }, () => {
  const { pages } = JSON.parse(readFileSync("dist/site.json", "utf8"));
  const inEnglish = Object.keys(pages).filter((path) => languageOf(path) === "en");
  expect(sitePages.map(({ path }) => path).toSorted()).toEqual(inEnglish.toSorted());
});

test.describe("on an Android phone", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 14; SM-A245F) Chrome/130 Mobile" });

  test("the visitor's own store is marked and the other one shown", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-own]").first()).toContainText("Google Play");
    await expect(page.getByRole("link", { name: /App Store/ }).first()).toBeVisible();
  });
});

test("an unknown address answers 404 with a page that leads home", async ({ request }) => {
  const answer = await request.get("/no-such-page");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('href="/"');
});

test("the contact page is there with and without a slash at its end", async ({ page }) => {
  for (const path of ["/contactus", "/contactus/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  }
});
