import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changeLogs } from "./change-logs.ts";
import english from "./en/help.json" with { type: "json" };
import { emergency, hotlines } from "./hotlines.ts";
import { translatedLanguages } from "./locales.ts";

const folder = new URL("./", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

test.each(translatedLanguages)("hotlines, countries and changes are translated to %s", (language) => {
  const { countries, notes } = JSON.parse(read(`${language}/hotlines.json`));
  const { changes } = JSON.parse(read(`${language}/change-log.json`));
  const places = [...hotlines, ...emergency.numbers].map(({ country }) => country);
  expect(sorted(Object.keys(countries))).toEqual(sorted(places));
  const noted = hotlines.filter(({ note }) => note).map(({ name }) => name);
  expect(sorted(Object.keys(notes))).toEqual(sorted(noted));
  const dates = changeLogs.communityguidelines.entries.map(({ date }) => date);
  expect(sorted(Object.keys(changes))).toEqual(sorted(dates));
});

test.each(translatedLanguages)("sections of legal texts are summarized in %s", (language) => {
  const legal: Record<string, { summaries: object }> = JSON.parse(read(`${language}/legal.json`));
  for (const [name, { summaries }] of Object.entries(legal)) {
    const source = read(`en/documents/${name}.mdx`);
    const sections = Array.from(source.matchAll(/^## .*\/\* #([\w-]+) \*\//gm), ([, id = ""]) => id);
    expect(sorted(Object.keys(summaries))).toEqual(sorted(sections));
  }
});

// The legal entries of the brand file are in English, as the terms are; translations link to the terms.
const files = globSync(`{${translatedLanguages.join(",")}}/**/*.{json,mdx}`, { cwd: folder });

test.each(files)("%s does not mention legal entries of the brand file", (file) => {
  expect(read(file)).not.toMatch(/brand\.legal|\{(?:cancellationStates|paymentEntity)\}/);
});

test.each(translatedLanguages)("answers in %s name the values of the English ones", (language) => {
  const { categories }: typeof english = JSON.parse(read(`${language}/help.json`));
  // The payment company, the US states and their day are in English only.
  const own = new Set(["paymentEntity", "cancellationStates", "cancellationDay"]);
  const valuesOf = (of: typeof english.categories) =>
    of.flatMap(({ questions }) =>
      questions.map(({ id, ...question }) => [
        id,
        sorted(Array.from(JSON.stringify(question).matchAll(/\{(\w+)\}/g), ([, name = ""]) => name)).filter(
          (name) => !own.has(name),
        ),
      ]),
    );
  expect(valuesOf(categories)).toEqual(valuesOf(english.categories));
});
