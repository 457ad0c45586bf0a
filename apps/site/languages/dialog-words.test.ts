import { dialingCodes } from "@matchfront/forms";
import { expect, test } from "vitest";
import { countries } from "./en/countries.ts";
import { languages } from "./language.ts";
import { wordsIn } from "../app/words/words-in.ts";

test("every country with a dialing code has a name to translate", () => {
  expect(countries).toEqual(Object.fromEntries(dialingCodes.map(({ country }) => [country, country])));
});

test.each(languages)("no two countries have one name in %s", (language) => {
  const names = Object.values(wordsIn[language].dialogs.countries);
  expect(new Set(names).size).toBe(names.length);
});
