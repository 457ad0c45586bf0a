import { describe, expect, test } from "vitest";
import { answerText } from "@matchfront/locales/help";
import { languages, localize, translatedLanguages } from "@matchfront/locales/locales";
import { loadSearchData } from "@matchfront/locales/load-search-data";
import { createRanking, getSectionKeywords, mergeRankings } from "./rank-answers.ts";
import { help as helpIn } from "../../documents/documents.ts";
import { testCases } from "@matchfront/locales/test-cases";
import { findMatches, extractKeywords, parseStopWords } from "./search.ts";

const { matches = [], nothing = [] } = testCases.en.search;
const loaded = await Promise.all(languages.map(loadSearchData));
const searchIn = localize((language) => {
  const { synonyms, documents } = loaded[languages.indexOf(language)] ?? { synonyms: {}, documents: {} };
  const { categories, labels } = helpIn[language];
  const stopWords = parseStopWords(labels.stopWords);
  const wordsIn = (text: string) => extractKeywords(text, stopWords);
  const questions = categories.flatMap((category) => category.questions);
  const answers = questions.map(({ id, question, answer }) => ({
    id,
    question: wordsIn(question),
    synonyms: wordsIn(synonyms[id] ?? ""),
    answer: wordsIn(answerText(answer)),
  }));
  return { synonyms, documents, wordsIn, questions, answers, rank: createRanking(answers) };
});
const { wordsIn, questions, answers, rank } = searchIn.en;

describe.each(Object.entries(testCases.en.search))("ranking: %s", (kind, searches) => {
  test.each(searches)("finds for “$search” $first first", ({ search, first }) => {
    const { ids, match } = rank(wordsIn(search));
    expect(ids.slice(0, first.length)).toEqual(first);
    expect(match).toBe(kind !== "the nearest" && kind !== "nothing");
  });
});

test.each(nothing)("ranking finds nothing for “$search”", ({ search }) => {
  expect(rank(wordsIn(search)).ids).toEqual([]);
});

test("ranking finds each question first by its own words", () => {
  for (const { id, question } of questions) expect(rank(wordsIn(question)).ids[0]).toBe(id);
});

test("ranking finds only exact matches of a correct word", () => {
  expect(rank(wordsIn("gdpr")).ids).toEqual(["data-request"]);
  const words = wordsIn("block");
  expect(rank(words).ids.toSorted()).toEqual(findMatches(answers, words).ids.toSorted());
});

describe("fallback without ranking", () => {
  test.each(matches)("finds for “$search” $first among others", ({ search, first }) => {
    const { ids, match } = findMatches(answers, wordsIn(search));
    expect(ids).toEqual(expect.arrayContaining(first));
    expect(match).toBe(true);
  });

  test.each(["cafe", "zebra", "block zebra"])("finds nothing for “%s”", (search) => {
    expect(findMatches(answers, wordsIn(search))).toEqual({ ids: [], match: false });
  });
});

test.each([
  ["Yorùbá", ["yoruba"]],
  ["Sécurité, cœur, coração, vælge", ["securit", "coeur", "coracao", "vaelg"]],
  ["My matches’ friend’s", ["match", "friend"]],
  ["matches matched matching match", ["match", "match", "match", "match"]],
  ["bed", ["bed"]],
  ["Where is the?", []],
])("extractKeywords “%s” returns %j", (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test.each(languages)("synonyms in %s belong to an answer or a section", (language) => {
  const { synonyms, documents } = searchIn[language];
  const sections = Object.values(documents).flat();
  const ids = new Set([...answers.map(({ id }) => id), ...sections.map(({ id }) => `#${id}`)]);
  expect(Object.keys(synonyms).filter((id) => !ids.has(id))).toEqual([]);
});

test.each([
  ["en", "hiv", "safety#consent"],
  ["en", "STI", "safety#consent"],
  ["en", "hate speech", "communityguidelines#hate"],
  ["en", "public posts", "safetytips#posts-are-public"],
  ["fr", "vih", "safety#consent"],
  ["fr", "discours de haine", "communityguidelines#hate"],
  ["pt", "sida", "safety#consent"],
  ["pt", "linhas de apoio", "safety#hotlines"],
  ["sw", "ukimwi", "safety#consent"],
  ["sw", "hakimiliki", "communityguidelines#copyright"],
] as const)("ranking in %s finds for “%s” the section %s first", (language, search, first) => {
  const { documents, synonyms, wordsIn: words } = searchIn[language];
  const { ids, match } = createRanking(getSectionKeywords(documents, synonyms, words))(words(search));
  expect({ first: ids[0], match }).toEqual({ first, match: true });
});

test.each([
  ["en", "suicide", "I want to die"],
  ["fr", "suicide", "envie de mourir"],
  ["pt", "suicídio", "quero morrer"],
  ["sw", "kujiua", "nataka kufa"],
] as const)("help in %s shows for “%s” and “%s” the hotlines first", (language, ...searches) => {
  const { documents, synonyms, wordsIn: words, rank: rankAnswers } = searchIn[language];
  const rankSections = createRanking(getSectionKeywords(documents, synonyms, words));
  for (const search of searches.map(words))
    expect(mergeRankings(rankAnswers(search), rankSections(search)).ids[0]).toBe("safety#hotlines");
});

test("mergeRankings lists sections after matching answers and instead of near ones", () => {
  const sections = { ids: ["safety#consent"], match: true };
  const near = { ids: ["safety#online"], match: false };
  expect(mergeRankings({ ids: ["block"], match: true }, sections).ids).toEqual(["block", "safety#consent"]);
  expect(mergeRankings({ ids: ["block"], match: false }, sections)).toEqual(sections);
  expect(mergeRankings({ ids: ["block"], match: false }, near)).toEqual({ ids: ["block"], match: false });
});

describe.each(translatedLanguages)("help in %s", (language) => {
  const own = searchIn[language];

  test("has the English answers in the same order", () => {
    expect(own.answers.map(({ id }) => id)).toEqual(answers.map(({ id }) => id));
  });

  test.each(testCases[language].search["matches"] ?? [])(
    "finds for “$search” $first first",
    ({ search, first }) => {
      expect(own.rank(own.wordsIn(search)).ids.slice(0, first.length)).toEqual(first);
    },
  );

  test("finds each question in the first three by its own words", () => {
    for (const { id, question } of own.questions)
      expect(own.rank(own.wordsIn(question)).ids.slice(0, 3)).toContain(id);
  });
});

test.each([
  ["fr", "sécurité", "securite"],
  ["fr", "l’appli", "appli"],
  ["fr", "Qu’est-ce qu’un match ?", "match"],
  ["pt", "subscrição", "subscricao"],
] as const)("keywords in %s of “%s” include those of “%s”", (language, text, search) => {
  const { wordsIn: words } = searchIn[language];
  expect(words(text)).toEqual(expect.arrayContaining(words(search)));
});
