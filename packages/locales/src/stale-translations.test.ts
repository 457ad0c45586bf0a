import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translatedLanguages } from "./locales.ts";
import { acceptedFile, acceptKeys, staleKeys } from "./stale-translations.ts";

test.each(translatedLanguages)(
  "%s was accepted for the present English: see `pnpm translations`",
  (language) => {
    expect(staleKeys(JSON.parse(readFileSync(acceptedFile(language), "utf8")))).toEqual([]);
  },
);

test("a new or changed text is stale until its translation is accepted", () => {
  const texts = new Map([
    ["home.lead", "Hello"],
    ["home.title", "Home"],
  ]);
  expect(staleKeys({}, texts)).toEqual(["home.lead", "home.title"]);
  const once = acceptKeys({}, ["home.lead", "home.title"], texts);
  const changed = new Map([...texts, ["home.lead", "Hi"]]);
  expect(staleKeys(once, changed)).toEqual(["home.lead"]);
  expect(staleKeys(acceptKeys(once, ["home.title"], changed), changed)).toEqual(["home.lead"]);
  expect(staleKeys(acceptKeys(once, ["home.lead"], changed), changed)).toEqual([]);
});
