import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Band } from "./band.tsx";

conforms(<Band />, SVGSVGElement);

test("it is decoration, as wide as its container", async () => {
  const { container } = await render(<Band />);
  const band = container.querySelector("svg");
  expect(band?.getAttribute("aria-hidden")).toBe("true");
  expect(band?.getBoundingClientRect().width).toBe(container.getBoundingClientRect().width);
});

test("two bands on a page have different ids", async () => {
  const { container } = await render(
    <>
      <Band />
      <Band seed={2} />
    </>,
  );
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  { size: "ribbon", height: 64 },
  { size: "band", height: 128 },
  { size: "cloth", height: 400 },
] as const)("a $size is $height px high in a container of 400", async ({ size, height }) => {
  const { container } = await render(
    <div className="place">
      <Band size={size} />
    </div>,
  );
  container.querySelector<HTMLElement>(".place")?.style.setProperty("block-size", "400px");
  expect(container.querySelector("svg")?.getBoundingClientRect().height).toBe(height);
});

test("the strips of a ribbon are half as wide, and so 32 px", async () => {
  const { container } = await render(<Band size="ribbon" />);
  expect(container.querySelector("pattern")?.getAttribute("patternTransform")).toBe("scale(0.5)");
});

test("another seed makes another cloth", async () => {
  const { container, rerender } = await render(<Band seed={1} />);
  const first = container.innerHTML;
  await rerender(<Band seed={2} />);
  expect(container.innerHTML).not.toBe(first);
});
