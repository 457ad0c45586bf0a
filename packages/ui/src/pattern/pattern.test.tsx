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

test("draws another pattern for another seed", async () => {
  const { container, rerender } = await render(<Pattern seed={1} />);
  const first = container.innerHTML;
  await rerender(<Pattern seed={2} />);
  expect(container.innerHTML).not.toBe(first);
});
