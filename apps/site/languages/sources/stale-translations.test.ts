import { expect, test } from "vitest";
import { languages } from "../language.ts";
import { englishSources } from "./english-sources.ts";
import madeFrom from "./made-from.json" with { type: "json" };
import { acceptTranslations, staleTranslations } from "./stale-translations.ts";

const sources = englishSources();
const [, ...translated] = languages;

test.each(translated)("what is said in %s was made from the present English text", (language) => {
  const messages = staleTranslations(language, sources, madeFrom).map(
    (key) =>
      `${key} has changed: look at its translation, then run "pnpm translations accept ${language} ${key}"`,
  );
  expect(messages).toEqual([]);
});

const english = new Map([
  ["words.home.title", "aaaa"],
  ["words.home.lead", "bbbb"],
]);

test("a text that has changed, and a new one, are stale until they are accepted", () => {
  const record = { fr: { "words.home.title": "0000", "words.home.gone": "cccc" } };
  expect(staleTranslations("fr", english, record)).toEqual(["words.home.title", "words.home.lead"]);
  const accepted = acceptTranslations("fr", ["words.home.title"], english, record);
  expect(accepted).toEqual({ fr: { "words.home.title": "aaaa" } });
  expect(staleTranslations("fr", english, accepted)).toEqual(["words.home.lead"]);
});

test("a language without a record is stale as a whole, and the others keep theirs", () => {
  expect(staleTranslations("pt", english, { fr: {} })).toEqual([...english.keys()]);
  const record = acceptTranslations("pt", [...english.keys()], english, {
    fr: { "words.home.title": "aaaa" },
  });
  expect(record).toEqual({ fr: { "words.home.title": "aaaa" }, pt: Object.fromEntries(english) });
});
