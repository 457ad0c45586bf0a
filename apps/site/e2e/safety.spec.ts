import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const weather = "https://www.weather.com/";

test.beforeEach(({ page }) => page.route(weather, (route) => route.fulfill({ body: "Sunny" })));

test("safety: three presses of Shift, or the second tab stop, leave for the weather, and Back does not return", async ({
  page,
}) => {
  await page.goto("/contactus");
  await page.goto("/safety");
  for (let press = 0; press < 3; press++) await page.keyboard.press("Shift");
  await expect(page).toHaveURL(weather);
  await page.goBack();
  await expect(page).toHaveURL(/contactus/);
  await page.goto("/safety#blackmail");
  await expect(page.getByRole("note").getByText("It’s not your fault")).toBeInViewport();
  await page.goto("/safety");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(weather);
});

/** Returns the position of the quick exit's bar, and whether a tap on its middle hits the link. */
async function measureBar(page: Page) {
  return page.evaluate(() => {
    const link = document.querySelector("#quick-exit a");
    const bar = link?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const { x, y, width, height } = link?.getBoundingClientRect() ?? new DOMRect();
    return {
      top: bar.top,
      edges: [bar.left, bar.right, bar.bottom].map(Math.round),
      touched: link?.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
    };
  });
}

const bottomOf = (page: Page, selector: string) =>
  page.evaluate((path) => document.querySelector(path)?.getBoundingClientRect().bottom, selector);

for (const [width, text, tag] of [
  [320, "200%", []],
  [1280, "100%", ["@long"]],
] as const) {
  const title = `safety at ${width} px with text at ${text}: quick exit does not cover headings, phone links or the focus`;
  test(title, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/safety");
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    const height = await page.evaluate("document.documentElement.scrollHeight");

    for (let top = 0; top < Number(height); top += 400) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      const { edges, touched } = await measureBar(page);
      expect({ edges, touched }).toEqual({ edges: [0, width, 640], touched: true });
    }

    const ids = await page.locator("h2[id]").evaluateAll((headings) => headings.map(({ id }) => id));
    expect(ids).toContain("hotlines");
    for (const id of ids) {
      await page.goto(`/safety#${id}`);
      expect(await bottomOf(page, `h2[id=${id}]`)).toBeLessThanOrEqual((await measureBar(page)).top);
    }

    const calls = page.locator("a[href^='tel:']");
    await page.getByRole("heading", { level: 1 }).click();
    for (let stop = 0; !(await calls.last().evaluate((call) => call === document.activeElement)); stop++) {
      expect(stop).toBeLessThan(90);
      await page.keyboard.press("Tab");
      expect(await bottomOf(page, ":focus")).toBeLessThanOrEqual((await measureBar(page)).top);
    }
  });
}
