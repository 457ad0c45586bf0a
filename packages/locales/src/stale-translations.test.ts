import { expect, test } from "vitest";
import accepted from "./accepted-hashes.json" with { type: "json" };
import { acceptKeys, staleKeys } from "./stale-translations.ts";

test("the translations of every English text are accepted: look at them, then `pnpm translations accept`", () => {
  expect(staleKeys(accepted)).toEqual([]);
});

test("a new or changed text is stale until its translations are accepted", () => {
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
