import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conforms } from "../../../test/conforms.tsx";
import { Portrait } from "./portrait.tsx";
import { WomanWithAfro } from "./woman-with-afro.tsx";

conforms(<Portrait label="A young woman with an afro" person={WomanWithAfro} />, SVGSVGElement);

test("is an image with a label and decoration without one", async () => {
  const { getByRole, container, rerender } = await render(
    <Portrait label="A young woman with an afro" person={WomanWithAfro} />,
  );
  await expect.element(getByRole("img", { name: "A young woman with an afro" })).toBeVisible();
  await rerender(<Portrait person={WomanWithAfro} />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.querySelector("svg")?.hasAttribute("role")).toBe(false);
});

test("is square, as wide as its width or container, and never wider", async () => {
  const { container, rerender } = await render(<Portrait person={WomanWithAfro} width="120" />);
  const size = () => container.querySelector("svg")?.getBoundingClientRect();
  expect(size()?.width).toBe(120);
  expect(size()?.height).toBe(120);
  await rerender(<Portrait person={WomanWithAfro} />);
  expect(size()?.width).toBe(container.getBoundingClientRect().width);
  await rerender(<Portrait person={WomanWithAfro} width="9000" />);
  expect(size()?.width).toBe(container.getBoundingClientRect().width);
});

test("has only its disc behind the person without a ground", async () => {
  const { container, rerender } = await render(<Portrait person={WomanWithAfro} />);
  const behind = () => Array.from(container.querySelectorAll("svg > :not(g)"), ({ localName }) => localName);
  expect(behind()).toEqual(["path", "circle"]);
  await rerender(<Portrait ground="none" person={WomanWithAfro} />);
  expect(behind()).toEqual(["circle"]);
});
