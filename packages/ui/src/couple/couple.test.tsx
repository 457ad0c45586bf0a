import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { Couple } from "./couple.tsx";

conforms(<Couple label="A woman and a man, face to face" />, SVGSVGElement);

test("it is a picture when it has a label, and decoration when it has none", async () => {
  const { getByRole, container, rerender } = await render(<Couple label="A woman and a man, face to face" />);
  await expect.element(getByRole("img", { name: "A woman and a man, face to face" })).toBeVisible();
  await rerender(<Couple />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("svg")?.hasAttribute("role")).toBe(false);
});
