import type { Page } from "@playwright/test";
import { parseHtml } from "../build/html.ts";
import { waitForHydration } from "./contact-form.ts";
import type { SitePage } from "../app/shell/site-pages.ts";
import { expect } from "./test.ts";

/** Opens a page for the first time. Expects the scripts of its loading kind, and no layout shift. */
export async function expectLoading(page: Page, { path, loading }: SitePage): Promise<void> {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  // Layout shifts of web fonts depend on the machine's fallback fonts.
  await page.route("**/*.woff2", (route) => route.abort("blockedbyclient"));
  await page.setViewportSize({ width: 320, height: 640 });
  const answer = await page.goto(path);
  // The HTML as sent: an island later adds preloads.
  const html = parseHtml((await answer?.text()) ?? "");
  expect(html.querySelectorAll('link:is([rel="stylesheet"], [rel="modulepreload"])')).toEqual([]);
  const script = page.locator("script[type=module]");
  await expect(script).toHaveCount(loading === "static" ? 0 : 1);
  const elements = await script.evaluateAll((all) => all.map((element) => element.getAttribute("src")));
  if (loading === "enhanced") await waitForEnhancement(page);
  if (loading === "hydrated") await waitForHydration(page);
  else expect(scripts).toHaveLength(elements.filter((src) => src !== null).length);
  expect(await layoutShifts(page)).toEqual([]);
  await page.unroute("**/*.woff2");
}

export async function waitForEnhancement(page: Page): Promise<void> {
  const script = page.locator("script[type=module]");
  await script.waitFor({ state: "attached" });
  const src = await script.getAttribute("src");
  // Importing the same module resolves when it has run.
  if (src !== null) await page.evaluate((address) => import(address), src);
}

/**
 * Returns the layout shifts since navigation (https://wicg.github.io/layout-instability), except those soon after
 * input.
 */
export function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntriesByType("layout-shift").map((shift) => shift.toJSON());
          resolve(shifts.filter(({ hadRecentInput }) => !hadRecentInput).map(({ value }) => value));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // This entry always exists, so the observer always fires.
        observer.observe({ type: "navigation", buffered: true });
      }),
  );
}

/** Delays matching requests until the returned function is called, which then sends or aborts them. */
export async function delayRequests(
  page: Page,
  url: string,
  end: "continue" | "abort" = "continue",
): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route[end]();
  });
  return held.resolve;
}
