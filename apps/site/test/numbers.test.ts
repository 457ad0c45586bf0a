import { expect, test } from "vitest";
import { catalogs } from "@matchfront/locales/catalogs";
import { defaultLanguage, type Language, translatedLanguages } from "@matchfront/locales/locales";
import { englishPath, languageOf } from "@matchfront/locales/routing";
import { flattenMessages } from "@matchfront/locales/flatten-messages";
import { testCases } from "@matchfront/locales/test-cases";
import { brand } from "../brand.ts";
import { pages } from "./published-pages.ts";
import { readPageText } from "./page-text.ts";

/** Returns the messages of a language, and what the app costs. */
function messagesIn(language: Language): Map<string, string> {
  const { messages, forms } = catalogs[language];
  return flattenMessages({ ...messages, forms, brand: { cost: brand.cost[language] ?? brand.cost.en } });
}

const english = messagesIn("en");

/** Messages with different numbers on purpose: formats of phone numbers, and limits that English omits. */
const ownNumbers = /\.phoneNumber\.hint$|\.errors\.name\.m(?:in|ax)Length$/;
/** "Number one", which Swahili spells out. */
const numberOne = /#1|n\.?[º°]\s1/gi;

/** Returns the sorted digits of a text, independent of word order and digit grouping. */
function digitsIn(text = ""): string {
  return (text.replaceAll(numberOne, "").match(/\d/g) ?? []).toSorted().join("");
}

const oneSpaced = (text: string) => text.replaceAll(/\s+/g, " ");

/** Returns the digits of a page's main part without dates and phone number hints, which differ by language. */
function digitsOf(path: string, language: Language): string {
  const page = pages.find((each) => each.path === path)?.page;
  if (!page) throw new Error(`No page is published at ${path}.`);
  const { hint } = catalogs[language].forms.partnership.fields.phoneNumber;
  // Translations of the terms have the links of the warning twice, also in English.
  const others = page.querySelectorAll("main time, main [data-tone=warning] a[href^='#']");
  const own = [hint, ...others.map((other) => other.textContent)];
  const text = own.reduce(
    (rest, each) => rest.replace(oneSpaced(each), ""),
    oneSpaced(readPageText(page).main),
  );
  return digitsIn(text);
}

test.each(pages.map(({ path }) => path).filter((path) => languageOf(path) !== defaultLanguage))(
  "%s states the numbers of the English page",
  (path) => {
    expect(digitsOf(path, languageOf(path))).toEqual(digitsOf(englishPath(path), defaultLanguage));
  },
);

test.each(translatedLanguages)("messages in %s state the numbers of the English ones", (language) => {
  const others = [...messagesIn(language)].filter(
    ([key, message]) => !ownNumbers.test(key) && digitsIn(message) !== digitsIn(english.get(key)),
  );
  expect(others).toEqual([]);
});

test.each(translatedLanguages)("facts in %s spell out the numerals of the English ones", (language) => {
  const others = [...messagesIn(language)].filter(([key, message]) => {
    const named = Object.entries(testCases[language].numerals).filter(([word]) =>
      new RegExp(String.raw`\b${word}\b`).test(english.get(key) ?? ""),
    );
    return key.startsWith("facts.") && !named.every(([, numeral]) => new RegExp(numeral).test(message));
  });
  expect(others).toEqual([]);
});
