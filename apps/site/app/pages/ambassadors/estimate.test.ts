import { expect, test } from "vitest";
import { catalogs } from "@matchfront/locales/catalogs";
import { scriptMessages } from "@matchfront/locales/script-messages";
import { formatEstimate, estimateEarnings, readNumber } from "./estimate.ts";

const { estimate: english } = scriptMessages(catalogs.en.messages);
const { estimate: portuguese } = scriptMessages(catalogs.pt.messages);

test.each([
  { reach: 10_000, rate: 1, pay: 1, downloads: 100, dollars: 100 },
  { reach: 1000, rate: 1.1, pay: 1, downloads: 11, dollars: 11 },
  { reach: 99, rate: 1, pay: 1, downloads: 0, dollars: 0 },
  { reach: 150, rate: 1, pay: 1, downloads: 1, dollars: 1 },
  { reach: 0, rate: 5, pay: 1, downloads: 0, dollars: 0 },
  { reach: 250, rate: 100, pay: 1, downloads: 250, dollars: 250 },
  { reach: 1000, rate: 2, pay: 3, downloads: 20, dollars: 60 },
])("estimateEarnings gets $downloads downloads, $dollars dollars, from $rate % of $reach people", (row) => {
  expect(estimateEarnings(row)).toEqual({ downloads: row.downloads, dollars: row.dollars });
});

test.each([
  ["en-US", "10,000", 10_000],
  ["en-US", " 10 000 ", 10_000],
  ["en-US", "1.5%", 1.5],
  ["en-US", "0", 0],
  ["en-US", "", undefined],
  ["en-US", "-5", undefined],
  ["en-US", "1e9", undefined],
  ["en-US", "many", undefined],
  ["fr-FR", "10\u202f000", 10_000],
  ["fr-FR", "1,5 %", 1.5],
  ["fr-FR", "1.5", 1.5],
  ["en-US", "1,5", 1.5],
  ["en-US", "1,500.5", 1500.5],
  ["pt-PT", "10.000", 10_000],
  ["pt-PT", "1,2,3", undefined],
  ["sw-KE", "10,000", 10_000],
  ["en-US", "١٠٬٠٠٠", 10_000],
  ["ar-EG", "١٫٥٪", 1.5],
  ["pt-PT", "١٠٫٥٠٠", 10.5],
  ["fr-FR", "१०\u202f०००", 10_000],
  ["ja-JP", "１０，０００", 10_000],
  ["de-CH", "10’000", 10_000],
])("readNumber in %s reads “%s” as %s", (locale, text, number) => {
  expect(readNumber(text, locale)).toBe(number);
});

test.each([
  ["25,000", "2", "About $500 for 500 qualifying downloads"],
  ["100", "1", "About $1 for 1 qualifying download"],
  ["1000000", "1", "About $10,000 for 10,000 qualifying downloads"],
  ["lots", "1", english.badReach],
  ["1000", "", english.badRate],
  ["1000", "101", english.badRate],
])("formatEstimate for %s people at %s %% is “%s”", (reach, rate, words) => {
  expect(formatEstimate({ reach, rate, pay: 1 }, english, "en-US")).toBe(words);
});

test.each([
  ["0,1", "Cerca de 2 USD por 1 download válido"],
  ["10", "Cerca de 200 USD por 100 downloads válidos"],
])("formatEstimate uses the plural and currency of the language at %s %%", (rate, said) => {
  const answer = formatEstimate({ reach: "1.000", rate, pay: 2 }, portuguese, "pt-PT");
  expect(answer.replace(/\s/g, " ")).toBe(said);
});
