import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { setTextSize } from "../../test/rendering.ts";
import { Couple } from "../couple/couple.tsx";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { WomanWithBraids } from "../illustrations/portraits/woman-with-braids.tsx";
import { Hero } from "./hero.tsx";

test.each([
  [390, ["title", "picture", "lead", "answers"]],
  [768, ["title", "lead", "picture", "answers"]],
])("in a window %i px wide, orders its parts: %s", async (width, order) => {
  await page.viewport(width, 800);
  const { getByRole, getByText, container } = await render(
    <Hero
      answers={<p>Free to download.</p>}
      lead="Over 1.5 million active users."
      illustration={<Couple left={WomanWithBraids} right={ManWithBeard} />}
      title="Find something real."
    />,
  );
  const parts = [
    { name: "title", element: getByRole("heading", { level: 1 }).element() },
    { name: "picture", element: container.querySelector("[data-surface]") },
    { name: "lead", element: getByText("Over 1.5 million active users.").element() },
    { name: "answers", element: getByText("Free to download.").element() },
  ].map(({ name, element }) => ({ name, top: element?.getBoundingClientRect().top ?? Number.NaN }));
  expect(parts.toSorted((a, b) => a.top - b.top).map(({ name }) => name)).toEqual(order);
});

test.each(["Find something real.", "The #1 dating app for Black singles", "Become an Affiliate"])(
  "breaks no word of “%s” with text twice as large in a window 320 px wide",
  async (title) => {
    await page.viewport(320, 800);
    setTextSize(200);
    await document.fonts.load("760 1rem Ojuju");
    const { getByRole } = await render(
      <Hero illustration={<Couple left={WomanWithBraids} right={ManWithBeard} />} title={title} />,
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(linesOf(getByRole("heading", { level: 1 }).element())).toBeLessThanOrEqual(
      title.split(" ").length,
    );
  },
);

/** Counts the lines of a text. More lines than words mean that a word is broken. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
}
