import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translatedLanguages } from "@matchfront/locales/locales";
import { changeLogs, type ChangeLogWords } from "./change-logs.ts";
import { emergency, hotlines, type HotlineWords } from "./hotlines.ts";
import type { LegalSummary } from "./legal-summary.ts";

const changeLogFiles = import.meta.glob<{ changeLogWords: ChangeLogWords }>("./*/change-log.ts", {
  eager: true,
});
const hotlineFiles = import.meta.glob<{ hotlineWords: HotlineWords }>("./*/hotlines.ts", { eager: true });
const legalFiles = import.meta.glob<{ legal: Record<string, LegalSummary> }>("./*/legal.ts", { eager: true });

const countries = [...hotlines, ...emergency.numbers].map(({ country }) => country);
const noted = hotlines.filter(({ note }) => note).map(({ name }) => name);

function sectionsOf(name: string): string[] {
  const source = readFileSync(new URL(`en/${name}.mdx`, import.meta.url), "utf8");
  return Array.from(source.matchAll(/^## .*\/\* #([\w-]+) \*\//gm), ([, id = ""]) => id);
}

test.each(translatedLanguages)("hotlines, countries and changes are translated to %s", (language) => {
  const { hotlineWords } = fileOf(hotlineFiles, `./${language}/hotlines.ts`);
  const { changeLogWords } = fileOf(changeLogFiles, `./${language}/change-log.ts`);
  expect(Object.keys(hotlineWords.countries).toSorted()).toEqual([...new Set(countries)].toSorted());
  expect(Object.keys(hotlineWords.notes).toSorted()).toEqual(noted.toSorted());
  const dates = changeLogs.communityguidelines.entries.map(({ date }) => date);
  expect(Object.keys(changeLogWords.changes).toSorted()).toEqual(dates.toSorted());
});

test.each(translatedLanguages)("sections of legal texts are summarized in %s", (language) => {
  const { legal } = fileOf(legalFiles, `./${language}/legal.ts`);
  for (const [name, { summaries }] of Object.entries(legal))
    expect(Object.keys(summaries).toSorted()).toEqual(sectionsOf(name).toSorted());
});

// The legal entries of the brand file are in English, as the terms are; translations link to the terms.
test("translations do not mention legal entries of the brand file", () => {
  const texts = globSync(`{${translatedLanguages.join(",")}}/**/*.{ts,mdx}`, {
    cwd: import.meta.dirname,
  }).map((file) => ({
    file,
    text: readFileSync(new URL(file, import.meta.url), "utf8"),
  }));
  expect(texts.length).toBeGreaterThan(30);
  expect(
    texts.filter(({ text }) => /brand\.legal|legalPlaceholders/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});

function fileOf<File>(files: Record<string, File>, name: string): File {
  const file = files[name];
  if (!file) throw new Error(`content/${name.slice(2)} is missing.`);
  return file;
}
