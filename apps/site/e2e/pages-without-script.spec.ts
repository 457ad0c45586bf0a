import { findOverflowing, expectStructure, openDetails } from "./page-structure.ts";
import { sitePages } from "../app/shell/site-pages.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

/** Pages that `npm test` checks: one of each loading kind, and help. `test:long` checks the others. */
const defaultPages = new Set(["/", "/contactus", "/faq"]);

// Static pages have no script, so they are the same without.
for (const { path, loading, hidesNarrowFooter = false } of sitePages) {
  if (loading === "static") continue;
  const tag = defaultPages.has(path) ? [] : ["@long"];
  test(
    `${path} is complete without script from 320 to 1280 px, details closed and open`,
    { tag },
    async ({ page }) => {
      await page.goto(path);
      await expectStructure(page, hidesNarrowFooter);
      await openDetails(page);
      await expectStructure(page, hidesNarrowFooter);
    },
  );
}

for (const address of ["/?token=a1b2", "/?password=a1b2", "/resetPhoneNumber/a1b2"]) {
  test(`${address} without script explains what to do`, { tag: "@own-server" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(address);
    const line = page.getByRole("region", { name: "Your link needs JavaScript." });
    await expect(line).toContainText("open the link from your email again");
    await expect(line).toBeInViewport();
    expect(await findOverflowing(page)).toEqual([]);
    await page.goto("/");
    await expect(line).toHaveCount(0);
  });
}
