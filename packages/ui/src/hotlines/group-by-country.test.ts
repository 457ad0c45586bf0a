import { expect, test } from "vitest";
import { groupByCountry } from "./group-by-country.ts";

test("groups lines by country in the given order", () => {
  const lines = [
    { country: "Kenya", name: "GBV hotline" },
    { country: "Ghana", name: "Helpline of Hope" },
    { country: "Kenya", name: "Another" },
  ];
  expect([...groupByCountry(lines)]).toEqual([
    ["Kenya", [lines[0], lines[2]]],
    ["Ghana", [lines[1]]],
  ]);
});
