import { expect, test } from "./test.ts";

test("below 500 px, three pages have links instead of the footer, and others no secondary footer [spec 46, 47, 55, 61, 148]", async ({
  page,
}) => {
  const footer = page.getByRole("contentinfo");
  const second = page.locator("footer").filter({ hasText: "18+ only" });
  const links = page.getByRole("main").getByRole("navigation", { name: "More pages" }).getByRole("link");
  for (const path of ["/", "/blacks", "/advertise-form", "/communityguidelines"]) {
    await page.setViewportSize({ width: 500, height: 800 });
    await page.goto(path);
    await expect(footer).toBeVisible();
    await expect(second).toBeVisible();
    await expect(links).toHaveCount(0);
    await page.setViewportSize({ width: 499, height: 800 });
    await expect(second).toBeHidden();
    await expect(footer).toHaveCount(path === "/" ? 1 : 0);
    if (path === "/") continue;
    for (const label of ["Privacy", "Partner with us", "Community Guidelines", "TikTok", "App Store"])
      await expect(links.filter({ hasText: label })).toBeVisible();
  }
});

test("/blacks shows its wide headline from 500 px [spec 54, 148]", async ({ page }) => {
  await page.goto("/blacks");
  for (const [width, headline] of [
    [500, "Find Singles near you Today"],
    [499, "#1 Dating App for Black Singles"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline, { useInnerText: true });
  }
});

test("forms: fields align with the footer's end, beside a sticky column; the footer is at most two screens high", async ({
  page,
}) => {
  const footer = page.getByRole("contentinfo");
  for (const path of ["/partnership", "/advertise-form", "/contactus"]) {
    await page.goto(path);
    const form = page.locator("form");
    const beside = form.locator("xpath=ancestor::section").locator("ol, img").last();
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const rightEdges = form
        .getByRole("textbox")
        .or(form.getByRole("combobox"))
        .or(footer.getByText("©"))
        .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().right)));
      expect(new Set(await rightEdges).size).toBe(1);
      await form.getByRole("button").scrollIntoViewIfNeeded();
      await expect(beside).toBeInViewport();
    }
  }
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await footer.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(2 * height);
  }
});
