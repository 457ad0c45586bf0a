import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { ButtonLink } from "../button/button-link.tsx";
import { CallToAction } from "./call-to-action.tsx";

const closing = (
  <CallToAction
    actions={<ButtonLink href="/download">Get the app</ButtonLink>}
    heading="Find something real"
    lead="You are welcome."
  />
);

conforms(closing, HTMLElement);

test("is a region named by its heading", async () => {
  const { getByRole } = await render(closing);
  const region = getByRole("region", { name: "Find something real" });
  await expect.element(region.getByRole("heading", { level: 2 })).toBeVisible();
  await expect.element(region.getByRole("link", { name: "Get the app" })).toBeVisible();
});

test("has no fixed ids, including those of the pattern", async () => {
  const { container } = await render(
    <>
      {closing}
      <CallToAction heading="Earn with us" />
    </>,
  );
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([320, 768, 1280])(
  "does not overlap the pattern with text in a window %i px wide",
  async (width) => {
    await page.viewport(width, 800);
    const { container } = await render(closing);
    const ground = container.querySelector("[data-surface]");
    expect(ground && getComputedStyle(ground).backgroundColor).toMatch(/^rgb\(/);
    const allWords = [...(ground?.children ?? [])];
    expect(allWords).toHaveLength(3);
    for (const words of allWords) {
      const { left, right, top, bottom } = words.getBoundingClientRect();
      // Hidden text does not intercept the hit test.
      words.setAttribute("style", "visibility: hidden");
      for (const x of [left + 1, right - 1])
        for (const y of [top + 1, bottom - 1]) expect(document.elementFromPoint(x, y)).toBe(ground);
    }
  },
);
