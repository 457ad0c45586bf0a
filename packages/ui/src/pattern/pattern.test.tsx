import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Pattern } from "./pattern.tsx";

conforms(<Pattern />, SVGSVGElement);

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

test.each([
  { size: "small", height: 64 },
  { size: "medium", height: 128 },
  { size: "full-height", height: 400 },
] as const)("is $height px high in a container of 400 px if $size", async ({ size, height }) => {
  const { container } = await render(
    <div className="place">
      <Pattern size={size} />
    </div>,
  );
  container.querySelector<HTMLElement>(".place")?.style.setProperty("block-size", "400px");
  expect(container.querySelector("svg")?.getBoundingClientRect().height).toBe(height);
});

test("halves the width of strips if small", async () => {
  const { container } = await render(<Pattern size="small" />);
  expect(container.querySelector("pattern")?.getAttribute("patternTransform")).toBe("scale(0.5)");
});

test("draws another pattern for another seed", async () => {
  const { container, rerender } = await render(<Pattern seed={1} />);
  const first = container.innerHTML;
  await rerender(<Pattern seed={2} />);
  expect(container.innerHTML).not.toBe(first);
});
