import { expect, onTestFinished, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { conforms } from "../../test/conforms.tsx";
import { StoreButtons } from "./store-buttons.tsx";

const stores = (
  <StoreButtons
    appleHref="https://apps.apple.com/app/id1"
    googleHref="https://play.google.com/store/apps/details?id=a"
  />
);

conforms(stores, HTMLUListElement);

test.each([
  ["Download on the App Store", "apple", "https://apps.apple.com/app/id1"],
  ["Get it on Google Play", "google", "https://play.google.com/store/apps/details?id=a"],
])("%s leads to the store of %s and tells it nothing", async (name, store, href) => {
  const { getByRole } = await render(stores);
  const link = getByRole("link", { name, exact: true });
  await expect.element(link).toHaveAttribute("href", href);
  await expect.element(link).toHaveAttribute("data-store", store);
  await expect.element(link).toHaveAttribute("rel", "noreferrer");
});

test("in our own letters both are of one width", async () => {
  await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 1rem Mulish`)));
  await render(stores);
  const widths = Array.from(
    document.querySelectorAll("[data-store]"),
    (link) => link.getBoundingClientRect().width,
  );
  expect(widths).toHaveLength(2);
  expect(widths[0]).toBe(widths[1]);
});

test("with text at 200 % they fit a window 320 px wide", async () => {
  await page.viewport(320, 800);
  document.documentElement.style.fontSize = "200%";
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
  await render(stores);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
