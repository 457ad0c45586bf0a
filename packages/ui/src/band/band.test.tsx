import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Band } from "./band.tsx";

conforms(<Band />, SVGSVGElement);

test("it is decoration, as wide as its place", async () => {
  const { container } = await render(<Band />);
  const band = container.querySelector("svg");
  expect(band?.getAttribute("aria-hidden")).toBe("true");
  expect(band?.getBoundingClientRect().width).toBe(container.getBoundingClientRect().width);
});

test("two bands on a page keep apart by their ids", async () => {
  const { container } = await render(
    <>
      <Band />
      <Band id="closing" />
    </>,
  );
  const ids = Array.from(container.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
