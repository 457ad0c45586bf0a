import { expect, test } from "vitest";
import { languages } from "@matchfront/locales/locales";
import { wordsIn } from "../app/words/words-in.ts";

test.each(languages)("no two countries have one name in %s", (language) => {
  const names = Object.values(wordsIn[language].dialogs.countries);
  expect(new Set(names).size).toBe(names.length);
});
