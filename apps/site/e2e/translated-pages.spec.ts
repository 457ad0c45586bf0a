import { translatedLanguages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { listOverflowing } from "../engines/layout.ts";
import { openDetails } from "./page-structure.ts";
import { sitePages } from "../app/shell/site-pages.ts";
import { failureStatus } from "../engines/engine.ts";
import { expect, test } from "./test.ts";
import { findClipped } from "./text-settings.ts";
import { expectPage } from "./expect-page.ts";

test.use({ expectedConsoleMessage: failureStatus });

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

  for (const sitePage of sitePages) {
    const path = pathIn(language, sitePage.path);
    test(`${path} is complete and accessible`, { tag: "@long" }, ({ page }) =>
      expectPage(page, sitePage, language),
    );
  }
}
