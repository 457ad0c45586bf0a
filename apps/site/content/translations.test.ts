import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changeLogs } from "./change-logs.ts";
import { changeLogWords as changesInFrench } from "./fr/change-log.ts";
import { hotlineWords as hotlinesInFrench } from "./fr/hotlines.ts";
import { legal as legalInFrench } from "./fr/legal.ts";
import { emergency, hotlines } from "./hotlines.ts";
import { changeLogWords as changesInPortuguese } from "./pt/change-log.ts";
import { hotlineWords as hotlinesInPortuguese } from "./pt/hotlines.ts";
import { legal as legalInPortuguese } from "./pt/legal.ts";
import { changeLogWords as changesInSwahili } from "./sw/change-log.ts";
import { hotlineWords as hotlinesInSwahili } from "./sw/hotlines.ts";
import { legal as legalInSwahili } from "./sw/legal.ts";

const translations = [
  { language: "fr", hotlineWords: hotlinesInFrench, changes: changesInFrench, legal: legalInFrench },
  {
    language: "pt",
    hotlineWords: hotlinesInPortuguese,
    changes: changesInPortuguese,
    legal: legalInPortuguese,
  },
  { language: "sw", hotlineWords: hotlinesInSwahili, changes: changesInSwahili, legal: legalInSwahili },
];

const countries = [...hotlines, ...emergency.numbers].map(({ country }) => country);
const noted = hotlines.filter(({ note }) => note).map(({ name }) => name);

/** The ids of the headings of level 2 of an English text. */
function sectionsOf(name: string): string[] {
  const source = readFileSync(new URL(`en/${name}.mdx`, import.meta.url), "utf8");
  return Array.from(source.matchAll(/^## .*\/\* #([\w-]+) \*\//gm), ([, id = ""]) => id);
}

test.each(translations)(
  "in $language every hotline, country and change has its words",
  ({ hotlineWords, changes }) => {
    expect(Object.keys(hotlineWords.countries).toSorted()).toEqual([...new Set(countries)].toSorted());
    expect(Object.keys(hotlineWords.notes).toSorted()).toEqual(noted.toSorted());
    const dates = changeLogs.communityguidelines.entries.map(({ date }) => date);
    expect(Object.keys(changes.changes).toSorted()).toEqual(dates.toSorted());
  },
);

test.each(translations)("in $language every section of the legal texts is summed up", ({ legal }) => {
  for (const [name, { summaries }] of Object.entries(legal))
    expect(Object.keys(summaries).toSorted()).toEqual(sectionsOf(name).toSorted());
});
