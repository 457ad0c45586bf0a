import { brand } from "../brand.ts";
import { variantPath } from "../app/shell/paths.ts";
import { expect, test } from "./test.ts";

test("landing page answers questions on safety, cost and company within two screens, with links apart", async ({
  page,
}) => {
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
    const last = await answers.getByRole("link", { name: "Message us" }).boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(screens * height);
  }
  for (const path of ["/", variantPath]) {
    await page.goto(path);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await answers
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
      const near = boxes.flatMap((box, index) =>
        boxes
          .slice(index + 1)
          .filter((next) => next.left < box.right && next.top - box.bottom < 8 && next.bottom > box.top - 8),
      );
      expect(near).toEqual([]);
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(24);
    }
  }
});

test("landing page's links to stores carry the campaign of its address, which a click counts, unless the browser asks not to be tracked", async ({
  page,
}) => {
  const store = (name: string) => page.locator(`main [data-store=${name}]`).first();
  const expectPlainLinks = async () => {
    // The script has run.
    await page.locator("[aria-roledescription=slide][inert]").first().waitFor();
    for (const [name, href] of Object.entries(brand.stores))
      await expect(store(name)).toHaveAttribute("href", href);
  };
  await page.goto("/?c=ada-on-tiktok");
  const referrer = "&referrer=utm_source%3Dada-on-tiktok%26utm_campaign%3Dada-on-tiktok";
  await expect(store("google")).toHaveAttribute("href", brand.stores.google + referrer);
  await expect(page.locator("main [href$='/get?c=ada-on-tiktok']")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download", exact: true })).toHaveAttribute(
    "href",
    "/download",
  );
  await page.route(`${brand.stores.google}**`, (route) => route.fulfill({ body: "Google Play" }));
  const counted = page.waitForRequest("**/counts/store-click/google?c=ada-on-tiktok");
  await store("google").click();
  await expect(page).toHaveURL(brand.stores.google + referrer);
  await counted;
  // It names no campaign.
  await page.goto("/?c=Spring+Ads");
  await expectPlainLinks();
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
  );
  await page.goto("/?c=ada-on-tiktok");
  await expectPlainLinks();
});

test("home page shares its URL if the browser can", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: ({ url = "" }) => Promise.resolve(void (document.body.dataset.shared = url)),
    });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Share with friends" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-shared", `${brand.origin}/`);
});

test("link to another page resets scroll position and focus [spec 36]", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual([0, "body"]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test.describe("landing page on an Android phone", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 14; SM-A245F) Chrome/130 Mobile",
    viewport: { width: 320, height: 640 },
  });

  test("marks Google Play, keeps the App Store visible, and closes its menu on Escape", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-own]").first()).toContainText("Google Play");
    await expect(page.getByRole("link", { name: /App Store/ }).first()).toBeVisible();
    const download = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Download" });
    await expect(download).toBeHidden();
    await page.getByText("Menu").click();
    await expect(download).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(download).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(download).toBeVisible();
  });
});
