import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Couple } from "../couple/couple.tsx";
import { StoreButtons } from "../store-buttons/store-buttons.tsx";
import { Hero } from "./hero.tsx";

const hero = (
  <Hero eyebrow="#1 dating app for Black singles" illustration={<Couple />} title="Find something real.">
    <p>Over 1.5 million active users.</p>
  </Hero>
);

conforms(hero, HTMLElement);

test("its title is the page's main heading", async () => {
  const { getByRole } = await render(hero);
  await expect.element(getByRole("heading", { level: 1, name: "Find something real." })).toBeVisible();
});

test("in a wide window the stores stand side by side", async () => {
  await page.viewport(1280, 800);
  await render(
    <Hero illustration={<Couple />} title="Find something real.">
      <StoreButtons appleHref="#apple" googleHref="#google" />
    </Hero>,
  );
  const tops = Array.from(
    document.querySelectorAll("[data-store]"),
    (link) => link.getBoundingClientRect().top,
  );
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

test.each([320, 500, 768, 1280])("nothing runs over the edge of a window %i px wide", async (width) => {
  await page.viewport(width, 800);
  await render(hero);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
