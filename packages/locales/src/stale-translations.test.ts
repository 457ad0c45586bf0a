import { expect, test } from "vitest";
import accepted from "./accepted-hashes.json" with { type: "json" };
import { acceptTranslations, listStale, staleTranslations } from "./stale-translations.ts";

test("every translation was accepted for the present English text: see `pnpm translations`", () => {
  expect(listStale(accepted)).toEqual([]);
});

test("a new or changed text is stale until its translation is accepted", () => {
  const texts = new Map([
    ["home.lead", "Hello"],
    ["home.title", "Home"],
  ]);
  expect(staleTranslations("fr", texts, {})).toEqual(["home.lead", "home.title"]);
  const once = acceptTranslations("fr", ["home.lead", "home.title"], texts, {});
  const changed = new Map([...texts, ["home.lead", "Hi"]]);
  expect(staleTranslations("fr", changed, once)).toEqual(["home.lead"]);
  const other = acceptTranslations("fr", ["home.title"], changed, once);
  expect(staleTranslations("fr", changed, other)).toEqual(["home.lead"]);
  expect(staleTranslations("fr", changed, acceptTranslations("fr", ["home.lead"], changed, other))).toEqual(
    [],
  );
});
