import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { conformsAsPicture } from "../../../test/conforms.tsx";
import { Portrait } from "./portrait.tsx";
import { WomanWithAfro } from "./woman-with-afro.tsx";

conformsAsPicture(<Portrait person={WomanWithAfro} />);

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
