import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { setTextSize } from "../../test/rendering.ts";
import { StoreButtons } from "./store-buttons.tsx";

const stores = (
  <StoreButtons
    appleHref="https://apps.apple.com/app/id1"
    googleHref="https://play.google.com/store/apps/details?id=a"
  />
);

test.each([
  ["Download on the App Store", "apple", "https://apps.apple.com/app/id1"],
  ["Get it on Google Play", "google", "https://play.google.com/store/apps/details?id=a"],
])("links %s to the store of %s and sends no referrer", async (name, store, href) => {
  const { getByRole } = await render(stores);
  const link = getByRole("link", { name, exact: true });
  await expect.element(link).toHaveAttribute("href", href);
  await expect.element(link).toHaveAttribute("data-store", store);
  await expect.element(link).toHaveAttribute("rel", "noreferrer");
});

const badge = {
  src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  width: 120,
  height: 40,
};

test.each([
  { look: "our style", artwork: undefined },
  { look: "official artwork", artwork: badge },
])("fits a window 320 px wide with text at 200 % in $look, without distortion", async ({ artwork }) => {
  await page.viewport(320, 800);
  setTextSize(200);
  await render(
    <StoreButtons appleArtwork={artwork} appleHref="#apple" googleArtwork={artwork} googleHref="#google" />,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  for (const image of document.querySelectorAll("img")) {
    const { width, height } = image.getBoundingClientRect();
    expect(width / height).toBeCloseTo(badge.width / badge.height);
  }
});

/** Returns the border color, which hovering does not change. */
const edgeOf = (link?: Element) => link && getComputedStyle(link).borderColor;

test("emphasizes the visitor's own store and leaves the other unchanged", async () => {
  const { getByRole } = await render(stores);
  const [apple, google] = getByRole("link").elements();
  const before = edgeOf(apple);
  google?.setAttribute("data-own", "");
  expect(edgeOf(google)).not.toBe(before);
  expect(edgeOf(apple)).toBe(before);
  await expect.element(getByRole("link").first()).toBeVisible();
});

test("replaces our style by a store's artwork and keeps the name", async () => {
  const { getByRole } = await render(
    <StoreButtons appleArtwork={badge} appleHref="#apple" googleHref="#google" />,
  );
  const apple = getByRole("link", { name: "Download on the App Store", exact: true });
  await expect.element(apple.getByRole("img")).toHaveAttribute("width", "120");
  await expect.element(getByRole("link", { name: "Get it on Google Play", exact: true })).toBeVisible();
});
