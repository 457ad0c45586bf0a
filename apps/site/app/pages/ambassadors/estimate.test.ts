import { expect, test } from "vitest";
import { answerEstimate, estimateEarnings, estimateWords, readNumber } from "./estimate.ts";

test.each([
  { reach: 10_000, rate: 1, downloads: 100 },
  { reach: 1000, rate: 1.1, downloads: 11 },
  { reach: 99, rate: 1, downloads: 0 },
  { reach: 150, rate: 1, downloads: 1 },
  { reach: 0, rate: 5, downloads: 0 },
  { reach: 250, rate: 100, downloads: 250 },
])("$rate % of $reach people are $downloads downloads", ({ reach, rate, downloads }) => {
  expect(estimateEarnings({ reach, rate, pay: 1 })).toEqual({ downloads, dollars: downloads });
});

test("each download counts with what it pays", () => {
  expect(estimateEarnings({ reach: 1000, rate: 2, pay: 3 })).toEqual({ downloads: 20, dollars: 60 });
});

test.each([
  ["10,000", 10_000],
  [" 10 000 ", 10_000],
  ["1.5%", 1.5],
  ["0", 0],
  ["", undefined],
  ["-5", undefined],
  ["1e9", undefined],
  ["many", undefined],
])("“%s” is read as %s", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  ["25,000", "2", "About $500 for 500 qualifying downloads"],
  ["100", "1", "About $1 for 1 qualifying download"],
  ["1000000", "1", "About $10,000 for 10,000 qualifying downloads"],
  ["lots", "1", estimateWords.badReach],
  ["1000", "", estimateWords.badRate],
  ["1000", "101", estimateWords.badRate],
])("%s people at %s %% are told: %s", (reach, rate, words) => {
  expect(answerEstimate({ reach, rate, pay: 1 })).toBe(words);
});
