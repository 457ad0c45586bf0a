import { test, type Page } from "@playwright/test";
import { pathIn, type InLanguages, type Language } from "../languages/language.ts";
import { hydrated } from "./contact-message.ts";
import { expectKeyboardWalks } from "./keyboard-walk.ts";
import { enhanced } from "./page-loading.ts";
import { expectStructure, openDetails } from "./page-structure.ts";
import type { SitePage } from "./site-pages.ts";
import { expect } from "./test.ts";
import { expectRoomForLargeText, expectRoomForSpacedText } from "./text-settings.ts";
import { expectAccessible, violationsIn } from "./violations.ts";

/** The first link of every page. */
const skipLinks: InLanguages<string> = {
  en: "Skip to content",
  fr: "Aller au contenu",
  pt: "Saltar para o conteúdo",
  sw: "Nenda kwenye maudhui",
};

/** Opens a page, and expects it to be whole and accessible from 320 to 1280 px, light and dark, with large text. */
export async function expectWholePage(
  page: Page,
  sitePage: SitePage,
  language: Language = "en",
): Promise<void> {
  const { path, kind, hidesNarrowFooter = false } = sitePage;
  // Checked in light and in dark colours, it must not be in a transition.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(pathIn(language, path));
  if (kind === "interactive") await hydrated(page);
  if (kind === "enhanced") await enhanced(page);

  await test.step("the keyboard walks through it and back", () =>
    expectKeyboardWalks(page, skipLinks[language]));
  await test.step("folded", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    expect.soft(await violationsIn(page)).toEqual([]);
    await expectStructure(page, hidesNarrowFooter);
  });
  // axe treats the links of closed details as hidden even where styles show them.
  await test.step("unfolded", async () => {
    await openDetails(page);
    await expectStructure(page, hidesNarrowFooter);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
    }
    await expectRoomForLargeText(page);
    await expectRoomForSpacedText(page);
  });
}
