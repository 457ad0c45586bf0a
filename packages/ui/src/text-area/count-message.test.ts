import { expect, test } from "vitest";
import { countMessage, type CountMessages } from "./count-message.ts";

test.each([
  [0, "About 5,000 characters"],
  [3749, "About 5,000 characters"],
  [3750, "You have 1,250 characters left"],
  [4999, "You have 1 character left"],
  [5000, "You have 0 characters left"],
  [5001, "You’re 1 character over the 5,000 we suggest"],
  [6200, "You’re 1,200 characters over the 5,000 we suggest"],
])("returns for a limit of 5,000 and a length of %i: %s", (length, message) => {
  expect(countMessage(length, 5000)).toBe(message);
});

/** French uses the singular for zero, too. */
const french: CountMessages = {
  language: "fr",
  upTo: { one: "{count} caractère au plus", other: "{count} caractères au plus" },
  left: { one: "Reste {count} caractère", other: "Restent {count} caractères" },
  over: { one: "{count} caractère de plus que {limit}", other: "{count} caractères de plus que {limit}" },
};

test.each([
  [0, "5\u202F000 caractères au plus"],
  [4998, "Restent 2 caractères"],
  [4999, "Reste 1 caractère"],
  [5000, "Reste 0 caractère"],
  [6200, "1\u202F200 caractères de plus que 5\u202F000"],
])("uses the plural rules and number format of the language, for a length of %i: %s", (length, message) => {
  expect(countMessage(length, 5000, french)).toBe(message);
});
