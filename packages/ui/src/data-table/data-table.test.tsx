import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { textsOf } from "../../test/rendering.ts";
import { DataTable } from "./data-table.tsx";

const table = (
  <DataTable
    caption="What this site stores"
    columns={[
      { header: "Name", cell: ({ name }) => name },
      { header: "Purpose", cell: ({ purpose }) => purpose },
      { header: "Days", cell: ({ days }) => days, numeric: true },
    ]}
    rowKey={({ name }) => name}
    rows={[
      { name: "draft-contact", purpose: "Keeps what you have typed.", days: 0 },
      { name: "theme", purpose: "Remembers light or dark.", days: 365 },
    ]}
  />
);

test.each([320, 1280])("is a table with column and row headers in a window of %i px", async (width) => {
  await page.viewport(width, 800);
  const { getByRole } = await render(table);
  await expect.element(getByRole("table", { name: "What this site stores" })).toBeVisible();
  expect(getByRole("columnheader").elements()).toHaveLength(3);
  expect(textsOf(getByRole("rowheader"))).toEqual(["draft-contact", "theme"]);
  expect(getByRole("row").elements()).toHaveLength(3);
});

test("labels each cell in a small window, and each column in a large one", async () => {
  await page.viewport(320, 800);
  const { getByRole } = await render(table);
  const label = getByRole("cell").first().element().querySelector("span");
  expect(label?.textContent).toBe("Purpose");
  expect(label?.checkVisibility()).toBe(true);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
  expect(label?.checkVisibility()).toBe(false);
});
