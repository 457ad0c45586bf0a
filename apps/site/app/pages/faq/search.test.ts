import { expect, test } from "vitest";
import { answerText } from "../../../content/faq/answer.ts";
import { faq } from "../../../content/faq/faq.ts";
import cases from "./search-cases.json" with { type: "json" };
import { keywordsOf, matchesSearch } from "./search.ts";

const questions = faq.flatMap((category) => category.questions);
const find = (search: string) =>
  questions
    .filter(({ question, answer, otherWords = "" }) =>
      matchesSearch(keywordsOf(`${question} ${answerText(answer)} ${otherWords}`), search),
    )
    .map(({ id }) => id);

test.each(cases)("“$search” finds $finds", ({ search, finds }) => {
  expect(find(search)).toEqual(expect.arrayContaining(finds));
});

test.each(["cafe", "zebra", "block zebra"])("“%s” finds nothing", (search) => {
  expect(find(search)).toEqual([]);
});

test("every question is found by its own words", () => {
  for (const { id, question } of questions) expect(find(question)).toContain(id);
});

test("a search for one thing leaves out the others", () => {
  expect(find("gdpr")).toEqual(["data-request"]);
});

test.each([
  ["Yorùbá", ["yoruba"]],
  ["My matches’ friend’s", ["match", "friend"]],
  ["matches matched matching match", ["match", "match", "match", "match"]],
  ["bed", ["bed"]],
])("the key words of “%s” are %j", (text, words) => {
  expect(keywordsOf(text)).toEqual(words);
});
