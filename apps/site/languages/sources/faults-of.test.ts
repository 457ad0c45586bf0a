import { expect, test } from "vitest";
import { faultsOf } from "./faults-of.ts";

const english = new Map([["a.b", "See <help>Help</help> of {brand}."]]);

test.each([
  ["Voyez l’<help>aide</help> de {brand}.", []],
  ["Voyez l’aide de {brand}.", ["a.b lacks help, which the English message names."]],
  [
    "Voyez l’<help>aide</help> de {marque}.",
    [
      "a.b lacks brand, which the English message names.",
      "a.b names marque, which the English message does not.",
    ],
  ],
  [
    "Voyez l’<help>aide de {brand}.",
    ["a.b is not in ICU's syntax: a { or < has no end, or the other way round."],
  ],
  [
    "Voyez l’<help>aide</help> de {brand.",
    ["a.b is not in ICU's syntax: a { or < has no end, or the other way round."],
  ],
])("%j is told as wrong: %j", (message, faults) => {
  expect(faultsOf("a.b", message, english)).toEqual(faults);
});
