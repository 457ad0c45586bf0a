import { expectLoading } from "./page-loading.ts";
import { sitePages } from "../app/shell/site-pages.ts";
import { failureStatus } from "../engines/engine.ts";
import { test } from "./test.ts";
import { expectPage } from "./expect-page.ts";

test.use({ expectedConsoleMessage: new RegExp(`${failureStatus.source}|ERR_BLOCKED_BY_CLIENT`) });

/** Pages that `npm test` checks: home, a form and help. `test:long` checks the others. */
const defaultPages = new Set(["/", "/contactus", "/faq"]);

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
