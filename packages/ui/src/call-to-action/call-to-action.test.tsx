import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { CallToAction } from "./call-to-action.tsx";

const closing = (
  <CallToAction
    actions={<a href="/download">Get the app</a>}
    heading="Find something real"
    lead="You are welcome."
  />
);

conforms(closing, HTMLElement);

test("its heading names it", async () => {
  const { getByRole } = await render(closing);
  const region = getByRole("region", { name: "Find something real" });
  await expect.element(region.getByRole("heading", { level: 2 })).toBeVisible();
  await expect.element(region.getByRole("link", { name: "Get the app" })).toBeVisible();
});

test("two on a page keep apart by their ids, cloth and all", async () => {
  const { container } = await render(
    <>
      {closing}
      <CallToAction heading="Earn with us" id="affiliate" />
    </>,
  );
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([320, 768, 1280])("in a window %i px wide no word stands on the cloth", async (width) => {
  await page.viewport(width, 800);
  const { getByRole } = await render(closing);
  for (const words of [getByRole("heading"), getByRole("link"), getByRole("paragraph")]) {
    const { left, right, top, bottom } = words.element().getBoundingClientRect();
    const corners = [
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
    ] as const;
    for (const [x, y] of corners) {
      window.scrollTo(0, 0);
      expect(document.elementFromPoint(x, y)?.closest("svg") ?? "words").toBe("words");
    }
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
