import { expectStructure, openDetails } from "./page-structure.ts";
import { sitePages } from "./site-pages.ts";
import { test } from "./test.ts";

test.use({ javaScriptEnabled: false });

// Pages of kind `reading` have no script, so they are the same without.
for (const { path, kind, hidesNarrowFooter = false } of sitePages) {
  if (kind === "reading") continue;
  test(`${path} is complete and fits from 320 to 1280 px without script, details closed and open`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectStructure(page, hidesNarrowFooter);
    await openDetails(page);
    await expectStructure(page, hidesNarrowFooter);
  });
}
