import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { conforms } from "../../test/conforms.tsx";
import { DefinitionList } from "./definition-list.tsx";

const platforms = (
  <DefinitionList
    items={[
      { term: "iPhone", definition: "iOS 15.4 and up" },
      { term: "Android", definition: "7.0 and up" },
    ]}
  />
);

conforms(platforms, HTMLDListElement);

test("relates each term to its definition", async () => {
  const { getByRole } = await render(platforms);
  const words = (role: "term" | "definition") =>
    getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  expect(words("term")).toEqual(["iPhone", "Android"]);
  expect(words("definition")).toEqual(["iOS 15.4 and up", "7.0 and up"]);
});

test.each([
  { width: 320, beside: false },
  { width: 768, beside: true },
])("puts the definition beside its term in a window of $width px: $beside", async ({ width, beside }) => {
  await page.viewport(width, 800);
  const { getByRole } = await render(platforms);
  const term = getByRole("term").first().element().getBoundingClientRect();
  const definition = getByRole("definition").first().element().getBoundingClientRect();
  expect(definition.top === term.top).toBe(beside);
});

test.each([
  { width: 320, beside: false },
  { width: 768, beside: true },
])("puts items side by side in columns in a window of $width px: $beside", async ({ width, beside }) => {
  await page.viewport(width, 800);
  const { getByRole } = await render(
    <DefinitionList
      items={[
        { term: "iPhone", definition: "iOS 15.4 and up" },
        { term: "Android", definition: "7.0 and up" },
      ]}
      layout="columns"
    />,
  );
  const [first, second] = getByRole("term")
    .elements()
    .map((term) => term.getBoundingClientRect());
  expect(second?.top === first?.top).toBe(beside);
  const definition = getByRole("definition").first().element().getBoundingClientRect();
  expect(definition.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
});
