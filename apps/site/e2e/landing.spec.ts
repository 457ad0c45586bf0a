import { brand } from "../brand.ts";
import { languages, pathIn } from "../languages/language.ts";
import { variantPath } from "./site-pages.ts";
import { expect, test } from "./test.ts";

for (const path of ["/", variantPath, "/advertise"]) {
  test(`${path}: the slides take turns, one at a time`, async ({ page }) => {
    await page.goto(path);
    const carousel = page.locator("[data-carousel=root]");
    const slides = carousel.locator("[aria-roledescription=slide]");
    await expect(slides.first()).not.toHaveAttribute("inert");
    await carousel.getByRole("button", { name: "Next slide" }).click();
    await expect(slides.nth(1)).not.toHaveAttribute("inert");
    await expect(slides.first()).toHaveAttribute("inert");
  });
}

test.describe("where no script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("the slides are a row to scroll and nothing asks for a script", async ({ page }) => {
    await page.goto("/");
    const carousel = page.locator("[data-carousel=root]");
    const links = carousel.getByRole("link", { name: "How to date safely" });
    await links.scrollIntoViewIfNeeded();
    await expect(links).toBeInViewport();
    await expect(carousel.getByRole("button")).toHaveCount(0);
  });
});

test("the first two screens say whether it is safe, what it costs and who is behind it", async ({ page }) => {
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
  // On the smallest phones, the band of faces pushes the answers into a third screen.
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
  for (const path of ["/", variantPath].map((each) => pathIn(language, each)))
    test(`${path}: the first screen of a phone has faces and both stores`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.locator("svg[role=img]").first()).toBeInViewport({ ratio: 0.4 });
      const stores = main.locator("[data-store]");
      await expect(stores.nth(0)).toBeInViewport({ ratio: 1 });
      await expect(stores.nth(1)).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(main.locator("svg[role=img]").first()).toBeInViewport({ ratio: 0.4 });
    });

for (const path of ["/", variantPath]) {
  test(`${path}: the links to know before joining are 24 px high and 8 px apart`, async ({ page }) => {
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

test("an emailed link shows the home page, and its secret leaves the address", async ({ page }) => {
  for (const address of ["/?token=a1b2==", "/?password=a1b2", "/resetPhoneNumber/a1b2"]) {
    await page.goto(address);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("#1 dating app for Black singles");
  }
  await page.goto("/?token=a1b2&ref=mail#contact");
  await expect(page).toHaveURL(/\/\?ref=mail#contact$/);
});

test("/advertise asks to get started twice, and leads to its form's page [spec 34, 56]", async ({ page }) => {
  await page.goto("/advertise");
  const links = page.getByRole("link", { name: "Get Started" });
  await expect(links).toHaveCount(2);
  await links.last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We will get back to you within 24 Hours");
});

test("/blacks says one headline at a time, its own in a narrow window", async ({ page }) => {
  await page.goto("/blacks");
  await expect(page.getByRole("heading", { name: "Find Singles near you Today", level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 499, height: 800 });
  const narrow = page.getByRole("heading", {
    name: "#1 Dating App for Black Singles",
    level: 1,
    exact: true,
  });
  await expect(narrow).toBeVisible();
});

test("a visitor comes from the download page to the variant by way of /blacks [spec 53]", async ({
  page,
}) => {
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
