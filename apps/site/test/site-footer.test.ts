import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { brand } from "../brand.ts";

test("copyright line has the year of the build [spec 45]", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-07-01") });
  // Other test files of the same worker may have imported it.
  vi.resetModules();
  onTestFinished(() => void vi.useRealTimers().resetModules());
  const { SiteFooter } = await import("../app/shell/site-footer.tsx");
  expect(renderToStaticMarkup(createElement(SiteFooter))).toContain(
    `© <span data-current-year="">2031</span> ${brand.name}`,
  );
});
