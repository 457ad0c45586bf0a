import { expectStructure, unfold, widths } from "./page-structure.ts";
import { failureStatus, sitePages } from "./site-pages.ts";
import { test } from "./reading-test.ts";

// axe waits for timers, and without script they never end.
test.use({ expectedComplaint: failureStatus, javaScriptEnabled: false });

for (const { path, hidesNarrowFooter = false } of sitePages) {
  test(`${path} is whole and fits from 320 to 1280 px, folded and unfolded`, async ({ page }) => {
    await page.goto(path);
    for (const look of [async () => {}, unfold]) {
      await look(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectStructure(page, { hasFooter: !hidesNarrowFooter || width >= 500 });
      }
    }
  });
}
