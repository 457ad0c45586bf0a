import { describe, expect, test } from "vitest";
import { answerText } from "../../../content/faq/answer.ts";
import { faq } from "../../../content/en/faq/faq.ts";
import { createRanking } from "./rank-answers.ts";
import cases from "./search-cases.json" with { type: "json" };
import { findMatches, keywordsOf } from "./search.ts";

const questions = faq.flatMap((category) => category.questions);
const answers = questions.map(({ id, question, answer, otherWords = "" }) => ({
  id,
  question: keywordsOf(question),
  otherWords: keywordsOf(otherWords),
  answer: keywordsOf(answerText(answer)),
}));
const rank = createRanking(answers);

describe.each(Object.entries(cases))("%s", (kind, searches) => {
  test.each(searches)("“$search” finds $first first", ({ search, first }) => {
    const { ids, match } = rank(keywordsOf(search));
    expect(ids.slice(0, first.length)).toEqual(first);
    expect(match).toBe(kind !== "the nearest");
  });
});

test.each(cases["the nearest"])("“$search” is offered three answers", ({ search }) => {
  expect(rank(keywordsOf(search)).ids).toHaveLength(3);
});

test("every question is the first that its own words find", () => {
  for (const { id, question } of questions) expect(rank(keywordsOf(question)).ids[0]).toBe(id);
});

test("a word without a slip finds nothing that only resembles it", () => {
  expect(rank(keywordsOf("gdpr")).ids).toEqual(["data-request"]);
  const words = keywordsOf("block");
  expect(rank(words).ids.toSorted()).toEqual(findMatches(answers, words).ids.toSorted());
});

describe("without the ranking", () => {
  test.each(cases.matches)("“$search” finds $first among others", ({ search, first }) => {
    const { ids, match } = findMatches(answers, keywordsOf(search));
    expect(ids).toEqual(expect.arrayContaining(first));
    expect(match).toBe(true);
  });

  test.each(["cafe", "zebra", "block zebra"])("“%s” finds nothing", (search) => {
    expect(findMatches(answers, keywordsOf(search))).toEqual({ ids: [], match: false });
  });
});

test.each([
  ["Yorùbá", ["yoruba"]],
  ["Sécurité, cœur, coração, vælge", ["securit", "coeur", "coracao", "vaelg"]],
  ["My matches’ friend’s", ["match", "friend"]],
  ["matches matched matching match", ["match", "match", "match", "match"]],
  ["bed", ["bed"]],
  ["Where is the?", []],
])("the key words of “%s” are %j", (text, words) => {
  expect(keywordsOf(text)).toEqual(words);
});
