import { AxeBuilder } from "@axe-core/playwright";
import { variantPath } from "../app/shell/paths.ts";
import { hydrated } from "./contact-message.ts";
import { expect, test } from "./test.ts";

const pages = [
  { path: "/", kind: "enhanced" },
  { path: variantPath, kind: "enhanced" },
  { path: "/advertise", kind: "enhanced" },
  { path: "/ambassadors", kind: "enhanced" },
  { path: "/advertise-form", kind: "reading" },
  { path: "/partnership", kind: "reading" },
  { path: "/blacks", kind: "reading" },
  { path: "/download", kind: "reading" },
  { path: "/contactus", kind: "interactive" },
  { path: "/contactus/sent", kind: "reading" },
  { path: "/404", kind: "reading" },
  { path: "/terms", kind: "reading" },
  { path: "/privacy", kind: "reading" },
  { path: "/policy", kind: "reading" },
  { path: "/security", kind: "reading" },
  { path: "/communityguidelines", kind: "reading" },
  { path: "/safety", kind: "enhanced" },
  { path: "/safetytips", kind: "reading" },
  { path: "/accessibility", kind: "reading" },
  { path: "/faq", kind: "enhanced" },
  { path: "/500", kind: "reading" },
  { path: "/maintenance", kind: "reading" },
] as const;

// A browser logs every status that tells of a failure, as these pages have it.
test.use({ expectedComplaint: /status of (404|500|503)/ });

for (const { path, kind } of pages) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} is accessible and fits from 320 to 1280 px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      if (kind === "interactive") await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      // All that unfolds is judged, too; and axe takes a closed fold's links as hidden where styles show them.
      await page.locator("details").evaluateAll((folds) => {
        for (const fold of folds) fold.setAttribute("open", "");
      });
      for (const width of [320, 500, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }

  test(`${path} loads what a page of kind ${kind} may load`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    const elements = await page
      .locator("script:not([type=speculationrules], [type='application/ld+json'])")
      .evaluateAll((all) => all.map((script) => script.getAttribute("src")));
    expect(elements).toHaveLength(kind === "reading" ? 0 : 1);
    expect(await page.locator("link[rel=stylesheet], link[rel=modulepreload]").count()).toBe(0);
    if (kind !== "interactive") expect(scripts).toHaveLength(elements.length);
  });
}

test.describe("on an Android phone", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 14; SM-A245F) Chrome/130 Mobile" });

  test("the visitor's own store is marked and the other one shown", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-own]").first()).toContainText("Google Play");
    await expect(page.getByRole("link", { name: /App Store/ }).first()).toBeVisible();
  });
});

test("an unknown address answers 404 with a page that leads home", async ({ page }) => {
  const answer = await page.request.get("/no-such-page");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('href="/"');
});

test("the contact page is there with and without a slash at its end", async ({ page }) => {
  for (const path of ["/contactus", "/contactus/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  }
});
