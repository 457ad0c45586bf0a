import type { Locator, Page } from "@playwright/test";
import { brand } from "../brand.ts";
import { expect, test } from "./test.ts";

async function rightOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.x + box.width : 0;
}

const footer = (page: Page) => page.getByRole("contentinfo");

for (const [path, spec] of [
  ["/blacks", "55"],
  ["/advertise-form", "61"],
  ["/communityguidelines", "47"],
] as const) {
  test(`${path} shows its footer from 500 px, and its links below [spec ${spec}, 148]`, async ({ page }) => {
    const links = page.getByRole("main").getByRole("navigation", { name: "More pages" }).getByRole("link");
    await page.setViewportSize({ width: 500, height: 800 });
    await page.goto(path);
    await expect(footer(page)).toBeVisible();
    await expect(links).toHaveCount(0);
    await page.setViewportSize({ width: 499, height: 800 });
    await expect(footer(page)).toHaveCount(0);
    for (const label of ["Privacy", "Terms", "Help", "Contact Us", "Dating safety"])
      await expect(links.filter({ hasText: label })).toBeVisible();
  });
}

test("secondary footer is visible from 500 px, the footer at every width [spec 46, 148]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto("/");
  const second = page.locator("footer").filter({ hasText: "18+ only" });
  await expect(second).toBeVisible();
  await expect(footer(page)).toBeVisible();
  await page.setViewportSize({ width: 499, height: 800 });
  await expect(second).toBeHidden();
  await expect(footer(page)).toBeVisible();
});

test("footer is at most two screens high on a phone", async ({ page }) => {
  await page.goto("/contactus");
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await footer(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(2 * height);
  }
});

for (const path of ["/contactus", "/partnership", "/advertise-form"]) {
  test(`${path}: fields align with the footer's end, and the column beside the form is sticky`, async ({
    page,
  }) => {
    await page.goto(path);
    const form = page.locator("form");
    const beside = form.locator("xpath=ancestor::section").locator("ol, img").last();
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const end = await rightOf(footer(page).getByText("©"));
      for (const field of await form.getByRole("textbox").or(form.getByRole("combobox")).all())
        expect(await rightOf(field)).toBeCloseTo(end, 0);
      await form.getByRole("button").scrollIntoViewIfNeeded();
      await expect(beside).toBeInViewport();
    }
  });
}

test("/blacks shows its wide headline from 500 px, and links to both stores [spec 54, 148]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto("/blacks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find Singles near you Today", {
    useInnerText: true,
  });
  await page.setViewportSize({ width: 499, height: 800 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("#1 Dating App for Black Singles", {
    useInnerText: true,
  });
  const platforms = page.getByRole("region", { name: "Supported Platforms and Devices" });
  await expect(platforms.getByRole("link", { name: "App Store" })).toHaveAttribute(
    "href",
    brand.variant.stores.apple,
  );
  await expect(platforms.getByRole("link", { name: "Google Play" })).toHaveAttribute(
    "href",
    brand.variant.stores.google,
  );
});
