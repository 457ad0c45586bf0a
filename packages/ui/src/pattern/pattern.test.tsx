import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Pattern } from "./pattern.tsx";

test("is decoration, as wide as its container", async () => {
  const { container } = await render(<Pattern />);
  const pattern = container.querySelector("svg");
  expect(pattern?.getAttribute("aria-hidden")).toBe("true");
  expect(pattern?.getBoundingClientRect().width).toBe(container.getBoundingClientRect().width);
});

test("has different ids from another pattern on the page", async () => {
  const { container } = await render(
    <>
      <Pattern />
      <Pattern seed={2} />
    </>,
  );
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

// https://www.w3.org/TR/SVG2/struct.html#UseLayout
test("does not clip strips to the height of a low pattern", async () => {
  const { container } = await render(<Pattern />);
  expect(container.querySelector("symbol:not([overflow=visible])")).toBeNull();
});
