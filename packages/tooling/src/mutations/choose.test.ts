import { expect, test } from "vitest";
import { choose } from "./choose.ts";

const mutations = ["Too faint, in the dark", "No label", "A lost key", "No edge"].map((name) => ({
  name,
  file: "a.ts",
  find: "a",
  replace: "b",
  suites: [],
  expected: /./,
}));

test.each([
  ["nothing is everything", [], [1, 2, 3, 4]],
  ["a number", ["3"], [3]],
  ["a range", ["2-3"], [2, 3]],
  ["a part of names, whatever its case", ["no "], [2, 4]],
  ["several, in the list's order and once", ["4", "dark", "3-4"], [1, 3, 4]],
])("%s", (_name, args, numbers) => {
  expect(choose(mutations, args).map(({ number }) => number)).toEqual(numbers);
});

test.each(["5", "no such bug"])("%s fits none, and is refused", (argument) => {
  expect(() => choose(mutations, ["1", argument])).toThrow(
    `No bug fits "${argument}". Give a number from 1 to 4`,
  );
});
