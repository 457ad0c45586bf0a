import { expect, test } from "vitest";
import { pages } from "./published-pages.ts";

const heroes = pages.flatMap(({ path, page }) => {
  const picture = page.querySelector('main [data-surface="indigo"] > svg');
  return picture ? [{ path, picture }] : [];
});
const isRectangle = (path: string | undefined) => /^M[-\d. ]+[hHvV][-\d.hHvV ]+[zZ]$/.test(path ?? "");

test("hero pictures with a background fill the panel", () => {
  expect(heroes.length).toBeGreaterThan(5);
  const faults = heroes.filter(
    ({ picture }) =>
      picture.getAttribute("data-fit") !== "cover" &&
      isRectangle(picture.querySelector("path")?.getAttribute("d")),
  );
  expect(faults.map(({ path }) => path)).toEqual([]);
});
