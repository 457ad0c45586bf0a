import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Couple } from "../couple/couple.tsx";
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

test.each([320, 500, 768, 1280])("nothing runs over the edge of a window %i px wide", async (width) => {
  await page.viewport(width, 800);
  await render(hero);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
