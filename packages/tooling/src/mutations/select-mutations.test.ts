import { expect, test } from "vitest";
import { selectMutations } from "./select-mutations.ts";

const mutations = ["Too faint, in the dark", "No label", "A lost key", "No edge"].map((name) => ({
  name,
  file: "a.ts",
  find: "a",
  replace: "b",
  suites: [],
  expected: /./,
}));

test.each([
  ["no argument selects all", [], [1, 2, 3, 4]],
  ["a number", ["3"], [3]],
  ["a range", ["2-3"], [2, 3]],
  ["a part of names, case-insensitive", ["no "], [2, 4]],
  ["several, in the list's order, without duplicates", ["4", "dark", "3-4"], [1, 3, 4]],
])("%s", (_name, args, numbers) => {
  expect(selectMutations(mutations, args).map(({ number }) => number)).toEqual(numbers);
});

test.each(["5", "no such bug"])("%s matches none, and throws", (argument) => {
  expect(() => selectMutations(mutations, ["1", argument])).toThrow(
    `No mutation matches "${argument}". Give a number from 1 to 4`,
  );
});
