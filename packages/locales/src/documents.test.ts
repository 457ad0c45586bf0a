import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emergencyNumbers } from "./emergency-numbers.ts";
import { hotlines } from "./hotlines.ts";
import { translatedLanguages, type Language } from "./locales.ts";

const folder = new URL("./", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const keysOf = (file: string, part: string) => Object.keys(JSON.parse(read(file))[part]).toSorted();

test.each(translatedLanguages)("hotlines, countries and changes are translated to %s", (language) => {
  const places = [...hotlines, ...emergencyNumbers].map(({ country }) => country);
  expect(keysOf(`${language}/hotlines.json`, "countries")).toEqual(sorted(places));
  expect(keysOf(`${language}/hotlines.json`, "notes")).toEqual(keysOf("en/hotlines.json", "notes"));
  const part = "communityguidelines";
  expect(keysOf(`${language}/change-log.json`, part)).toEqual(keysOf("en/change-log.json", part));
});

test.each(translatedLanguages)("countries have one name in %s", (language) => {
  const { countries: forHotlines } = JSON.parse(read(`${language}/hotlines.json`));
  const { countries: forPhones } = JSON.parse(read(`${language}/messages.json`));
  const names = Object.keys(forHotlines).map((country) => [
    country,
    forPhones[country] ?? forHotlines[country],
  ]);
  expect(forHotlines).toEqual(Object.fromEntries(names));
});

test("French has no-break spaces in guillemets, numbers and before double punctuation", () => {
  const texts = globSync("fr/{*.json,documents/*.mdx}", { cwd: folder }).map((file) => read(file));
  const lines = texts.flatMap((text) =>
    text.replaceAll(/^ *(?:"[^"]*": )?|^(?:export|import) .*/gm, "").split("\n"),
  );
  expect(lines.filter((line) => /[^\s:] [;:?!»%](?!\w)|« |\d \d{3}/.test(line))).toEqual([]);
});

test("every note is one of a hotline", () => {
  expect(keysOf("en/hotlines.json", "notes")).toEqual(sorted(hotlines.map(({ name }) => name)));
});

test.each(translatedLanguages)("sections of legal documents are summarized in %s", (language) => {
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

/** Returns the values that each answer names, except those that are in English only. */
function valuesOf(language: Language): [id: string, values: string[]][] {
  const english = new Set(["paymentEntity", "cancellationStates", "cancellationDay"]);
  const { categories }: { categories: { questions: { id: string }[] }[] } = JSON.parse(
    read(`${language}/help.json`),
  );
  return categories.flatMap(({ questions }) =>
    questions.map(({ id, ...question }): [string, string[]] => {
      const values = Array.from(JSON.stringify(question).matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
      return [id, sorted(values).filter((name) => !english.has(name))];
    }),
  );
}

test.each(translatedLanguages)("answers in %s name the values of the English ones", (language) => {
  expect(valuesOf(language)).toEqual(valuesOf("en"));
});
