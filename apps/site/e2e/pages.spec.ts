import type { Page } from "@playwright/test";
import { localeParts } from "@matchfront/locales/locale-parts";
import { translatedLanguages, type Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { sitePages, type SitePage } from "../app/shell/site-pages.ts";
import { failureStatus } from "../engines/engine.ts";
import { listOverflowing } from "../engines/layout.ts";
import { expectAccessible, findViolations } from "./accessibility.ts";
import { waitForHydration } from "./contact-form.ts";
import { expectKeyboardNavigation } from "./keyboard-navigation.ts";
import { expectLoading, waitForEnhancement } from "./page-loading.ts";
import { expectStructure, openDetails } from "./page-structure.ts";
import { expect, test } from "./test.ts";
import {
  expectNoOverflowWithLargeText,
  expectNoOverflowWithSpacedText,
  findClipped,
} from "./text-settings.ts";

test.use({ expectedConsoleMessage: new RegExp(`${failureStatus.source}|ERR_BLOCKED_BY_CLIENT`) });

/** Pages that `npm test` checks: home, a form and help. `test:long` checks the others. */
const defaultPages = new Set(["/", "/contactus", "/faq"]);
const tagOf = (path: string) => (defaultPages.has(path) ? [] : ["@long"]);

// One test runs all checks, because loading a page costs more than checking it.
for (const sitePage of sitePages) {
  const { path, loading } = sitePage;
  test(
    `${path} (${loading}) is complete and accessible from 320 to 1280 px, light and dark, with large text`,
    { tag: tagOf(path) },
    async ({ page }) => {
      await test.step("scripts and layout shifts", () => expectLoading(page, sitePage));
      await expectPage(page, sitePage);
    },
  );
}

test("pictures of the first view are not lazy, except QR codes", { tag: "@long" }, async ({ page }) => {
  const lazy = page.locator('img[loading=lazy]:not([alt^="QR code"])');
  for (const { path } of sitePages) {
    await page.goto(path);
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await lazy.evaluateAll((all) =>
        all.filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight),
      );
      expect.soft(shown.length, `${path} at ${width} px`).toBe(0);
    }
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // Static pages have no script, so they are the same without.
  for (const { path, hidesNarrowFooter = false } of sitePages.filter(({ loading }) => loading !== "static"))
    test(
      `${path} is complete from 320 to 1280 px, details closed and open`,
      { tag: tagOf(path) },
      async ({ page }) => {
        await page.goto(path);
        await expectStructure(page, hidesNarrowFooter);
        // A carousel's slides scroll in a row, without buttons.
        await expect(page.locator("[data-carousel=root]").getByRole("button")).toHaveCount(0);
        await openDetails(page);
        await expectStructure(page, hidesNarrowFooter);
      },
    );
});

// One test for each language, because opening a window costs more than loading a page.
for (const language of translatedLanguages) {
  test(`pages in ${language} neither overflow nor clip text at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { path } of sitePages) {
      await page.goto(pathIn(language, path));
      await openDetails(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect.soft(await page.evaluate(listOverflowing), path).toEqual([]);
      expect.soft(await findClipped(page), `cut off on ${path}`).toEqual([]);
    }
  });

  for (const sitePage of sitePages)
    test(`${pathIn(language, sitePage.path)} is complete and accessible`, { tag: "@long" }, ({ page }) =>
      expectPage(page, sitePage, language),
    );
}

/** Opens a page. Expects it to be complete and accessible from 320 to 1280 px, light and dark, with large text. */
async function expectPage(page: Page, sitePage: SitePage, language: Language = "en"): Promise<void> {
  const { path, loading, hidesNarrowFooter = false } = sitePage;
  // Color contrast cannot be checked during a transition.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(pathIn(language, path));
  if (loading === "hydrated") await waitForHydration(page);
  if (loading === "enhanced") await waitForEnhancement(page);

  await test.step("keyboard navigation", () =>
    expectKeyboardNavigation(page, localeParts[language].messages.components.skip));
  await test.step("details closed", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    expect.soft(await findViolations(page)).toEqual([]);
    await expectStructure(page, hidesNarrowFooter);
  });
  // axe treats links in closed details as hidden, even if styles show them.
  await test.step("details open", async () => {
    await openDetails(page);
    await expectStructure(page, hidesNarrowFooter);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await expectNoOverflowWithLargeText(page);
    await expectNoOverflowWithSpacedText(page);
  });
}
