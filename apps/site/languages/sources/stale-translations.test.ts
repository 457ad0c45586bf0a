import { expect, test } from "vitest";
import { translatedLanguages } from "@matchfront/locales/locales";
import acceptedTexts from "./accepted-english.json" with { type: "json" };
import { englishMessages, englishSources, fingerprint } from "./english-sources.ts";
import madeFrom from "./made-from.json" with { type: "json" };
import {
  acceptedEnglish,
  acceptTranslations,
  describeStale,
  staleTranslations,
} from "./stale-translations.ts";

const sources = englishSources();

test.each(translatedLanguages)("what is said in %s was made from the present English text", (language) => {
  const messages = staleTranslations(language, sources, madeFrom).map(
    (key) =>
      `${describeStale(language, key, madeFrom)}: look at its translation, then run "pnpm translations accept ${language} ${key}"`,
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
  expect(describeStale("fr", "words.home.title", record)).toBe("words.home.title has changed");
  expect(describeStale("fr", "words.home.lead", record)).toBe("words.home.lead is new");
  expect(describeStale("pt", "words.home.title", record)).toBe("words.home.title is new");
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

test("the English text of every message on record is known, as it was", () => {
  const texts = new Map(Object.entries(acceptedTexts));
  for (const [made, text] of texts) expect(fingerprint(text)).toBe(made);
  const records = translatedLanguages.flatMap((language) => Object.entries(madeFrom[language]));
  const messages = englishMessages();
  expect(records.filter(([key, made]) => messages.has(key) && !texts.has(made))).toEqual([]);
});

test("a text stays known until no language was made from it any more", () => {
  const known = { "0000": "Old", cccc: "Gone" };
  const record = { fr: { "words.home.title": "0000" }, pt: { "words.home.title": "aaaa" } };
  expect(acceptedEnglish(record, { aaaa: "New" }, known)).toEqual({ "0000": "Old", aaaa: "New" });
});
