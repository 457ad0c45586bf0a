import { test, type Page } from "@playwright/test";
import { localeParts } from "@matchfront/locales/locale-parts";
import type { Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { waitForHydration } from "./contact-form.ts";
import { expectKeyboardNavigation } from "./keyboard-navigation.ts";
import { waitForEnhancement } from "./page-loading.ts";
import { expectStructure, openDetails } from "./page-structure.ts";
import type { SitePage } from "../app/shell/site-pages.ts";
import { expect } from "./test.ts";
import { expectNoOverflowWithLargeText, expectNoOverflowWithSpacedText } from "./text-settings.ts";
import { expectAccessible, findViolations } from "./accessibility.ts";

/** Opens a page. Expects it to be complete and accessible from 320 to 1280 px, light and dark, with large text. */
export async function expectPage(page: Page, sitePage: SitePage, language: Language = "en"): Promise<void> {
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
