import { hydrated } from "./contact-message.ts";
import { usable, walk } from "./keyboard-walk.ts";
import { failureStatus, sitePages } from "./site-pages.ts";
import { expect, test } from "./reading-test.ts";

test.use({ expectedComplaint: failureStatus });

for (const { path, kind } of sitePages) {
  for (const width of [320, 1280]) {
    test(`the keyboard walks through ${path} and back, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      if (kind === "interactive") await hydrated(page);

      const stops = await walk(page, "Tab");
      expect(stops[0]?.text).toBe("Skip to content");
      expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
      expect(stops.map(({ place }) => place)).toEqual(await usable(page));

      const back = await walk(page, "Shift+Tab");
      expect(back.toReversed()).toEqual(stops);
    });
  }
}

test("a link leads to the top of its page, where reading and the keyboard begin anew", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([0, "body"]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});
