import { expect, test } from "vitest";
import { pages } from "./published-pages.ts";

const tables = pages.flatMap(({ path, page }) =>
  page.querySelectorAll("table").map((table, index) => ({ name: `${path} ${index + 1}`, table })),
);

// https://html.spec.whatwg.org/multipage/tables.html#attr-th-scope
test.each(tables)("the headers of table $name relate to its columns, column groups and rows", ({ table }) => {
  const describe = (selector: string, span: string) =>
    table
      .querySelectorAll(selector)
      .map((element) => [element.getAttribute("scope"), Number(element.getAttribute(span) ?? 1)] as const);
  const heads = describe("thead th", "colspan");
  for (const [scope, span] of heads) expect(scope).toBe(span === 1 ? "col" : "colgroup");
  // A wide header heads a group of columns, which must exist.
  const isWide = heads.some(([, span]) => span > 1);
  const firstRow = describe("thead tr:first-child th", "colspan");
  expect(describe("colgroup", "span").map(([, span]) => span)).toEqual(
    isWide ? firstRow.map(([, span]) => span) : [],
  );
  expect(table.querySelectorAll("thead td")).toEqual([]);
  const rows = table.querySelectorAll("tbody tr");
  expect(rows.filter((row) => row.querySelector("th[scope=row]:first-child + td"))).toEqual(rows);
});
