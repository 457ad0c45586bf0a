import { brand } from "../brand.ts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { variantPath } from "../app/shell/paths.ts";
import { expect, test } from "./test.ts";

for (const path of ["/", variantPath, "/advertise"]) {
  test(`${path}: carousel shows one slide at a time`, async ({ page }) => {
    await page.goto(path);
    const carousel = page.locator("[data-carousel=root]");
    const slides = carousel.locator("[aria-roledescription=slide]");
    await expect(slides.first()).not.toHaveAttribute("inert");
    await carousel.getByRole("button", { name: "Next slide" }).click();
    await expect(slides.nth(1)).not.toHaveAttribute("inert");
    await expect(slides.first()).toHaveAttribute("inert");
  });
}

test.describe("landing page without script", () => {
  test.use({ javaScriptEnabled: false });

  test("slides scroll in a row, without buttons", async ({ page }) => {
    await page.goto("/");
    const carousel = page.locator("[data-carousel=root]");
    const links = carousel.getByRole("link", { name: "How to date safely" });
    await links.scrollIntoViewIfNeeded();
    await expect(links).toBeInViewport();
    await expect(carousel.getByRole("button")).toHaveCount(0);
  });
});

test("landing page answers questions on safety, cost and company within two screens", async ({ page }) => {
  await page.goto("/");
  const answers = page.getByRole("region", { name: "Know before you join" });
  await expect(answers.getByRole("heading", { level: 3 })).toHaveText([
    "Is it safe?",
    "What does it cost?",
    "Who’s behind it?",
    "Which app is for me?",
  ]);
  await expect(answers.getByText(brand.cost.en)).toBeVisible();
  const facts = answers.getByRole("listitem").filter({ hasText: "Is it safe?" }).getByRole("link");
  await expect(facts).toHaveCount(4);
  // The smallest phones need slightly more than two screens.
  for (const [width, height, screens] of [
    [320, 640, 2.2],
    [390, 844, 2],
    [1280, 720, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    const last = await answers.getByRole("link", { name: "Write to us" }).boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(screens * height);
  }
});

for (const language of languages)
  test(`phone's first screen in ${language} shows faces and both stores`, async ({ page }) => {
    for (const path of ["/", variantPath]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathIn(language, path));
      const main = page.getByRole("main");
      await expect(main.locator("svg[role=img]").first()).toBeInViewport({ ratio: 0.4 });
      const stores = main.locator("[data-store]");
      await expect(stores.nth(0)).toBeInViewport({ ratio: 1 });
      await expect(stores.nth(1)).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(main.locator("svg[role=img]").first()).toBeInViewport({ ratio: 0.4 });
    }
  });

for (const path of ["/", variantPath]) {
  test(`${path}: links to know before joining are 24 px high and 8 px apart`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const links = page.getByRole("region", { name: "Know before you join" }).getByRole("link");
      const boxes = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().toJSON()),
      );
      const near = boxes.flatMap((box, index) =>
        boxes
          .slice(index + 1)
          .filter((next) => next.left < box.right && next.top - box.bottom < 8 && next.bottom > box.top - 8),
      );
      expect(near).toEqual([]);
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
    }
  });
}

test("/advertise links twice to its form [spec 34, 56]", async ({ page }) => {
  await page.goto("/advertise");
  const links = page.getByRole("link", { name: "Get Started" });
  await expect(links).toHaveCount(2);
  await links.last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We will get back to you within 24 Hours");
});

test("download page links to the variant through /blacks [spec 53]", async ({ page }) => {
  await page.goto("/download");
  await expect(page.getByRole("main").getByRole("link", { name: "Download", exact: true })).toHaveAttribute(
    "href",
    "/get",
  );
  await page.getByRole("link", { name: "Find Singles near you" }).click();
  await expect(page).toHaveURL(/\/blacks$/);
  await page.getByRole("link", { name: /^Get .* Blacks$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${variantPath}$`));
});

test("home page's slides rotate and start over after the last [spec 51]", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const slides = page.locator("[aria-roledescription=slide]");
  await expect(page.locator("[data-carousel=root]")).toHaveAttribute("data-rotation", "rotating");
  for (const next of [1, 2, 3, 0]) {
    await page.clock.runFor(7_000);
    await expect(slides.nth(next)).not.toHaveAttribute("inert");
    await expect(page.locator("[aria-roledescription=slide]:not([inert])")).toHaveCount(1);
  }
});
