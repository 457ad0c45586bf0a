import { readFileSync } from "node:fs";
import { hydrated } from "./contact-message.ts";
import { layoutShifts } from "./layout-shifts.ts";
import { expectStructure, unfold, widths } from "./page-structure.ts";
import { failureStatus, sitePages } from "./site-pages.ts";
import { expect, test } from "./reading-test.ts";
import { violationsIn } from "./violations.ts";

// Fonts are held back where movement is measured: how much they move depends on the fonts of the machine.
test.use({ expectedComplaint: new RegExp(`${failureStatus.source}|ERR_BLOCKED_BY_CLIENT`) });

test("the pages that these journeys visit are those that are published", () => {
  const { pages } = JSON.parse(readFileSync("dist/site.json", "utf8"));
  expect(sitePages.map(({ path }) => path).toSorted()).toEqual(Object.keys(pages).toSorted());
});

for (const { path, kind, hidesNarrowFooter = false } of sitePages) {
  test(`${path} is accessible and fits from 320 to 1280 px, light and dark, folded and unfolded`, async ({
    page,
  }) => {
    // Seen light and dark in turn, its colours must not be on their way.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    if (kind === "interactive") await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectStructure(page, { hasFooter: !hidesNarrowFooter || width >= 500 });
      if (width === 320) expect(await violationsIn(page)).toEqual([]);
    }
    // axe takes a closed fold's links as hidden where styles show them.
    await unfold(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectStructure(page, { hasFooter: !hidesNarrowFooter || width >= 500 });
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      expect(await violationsIn(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      expect(await violationsIn(page, "colors")).toEqual([]);
    }
  });

  test(`${path} loads what a page of kind ${kind} may load, and nothing moves`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.route("**/*.woff2", (route) => route.abort("blockedbyclient"));
    await page.setViewportSize({ width: 320, height: 640 });
    const answer = await page.goto(path);
    // As it was sent: an island preloads its parts later.
    expect(await answer?.text()).not.toMatch(/<link[^>]* rel="(?:stylesheet|modulepreload)"/);
    const elements = await page
      .locator("script:not([type=speculationrules], [type='application/ld+json'])")
      .evaluateAll((all) => all.map((script) => script.getAttribute("src")));
    expect(elements).toHaveLength(kind === "reading" ? 0 : 1);
    if (kind === "interactive") await hydrated(page);
    else expect(scripts).toHaveLength(elements.length);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test.describe("on an Android phone", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 14; SM-A245F) Chrome/130 Mobile" });

  test("the visitor's own store is marked and the other one shown", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-own]").first()).toContainText("Google Play");
    await expect(page.getByRole("link", { name: /App Store/ }).first()).toBeVisible();
  });
});

test("an unknown address answers 404 with a page that leads home", async ({ page }) => {
  const answer = await page.request.get("/no-such-page");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('href="/"');
});

test("the contact page is there with and without a slash at its end", async ({ page }) => {
  for (const path of ["/contactus", "/contactus/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  }
});
