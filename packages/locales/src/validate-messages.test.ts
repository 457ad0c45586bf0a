import { expect, test } from "vitest";
import { locale as english } from "./en/locale.ts";
import type { Locale } from "./define-locale.ts";
import type { Messages } from "./flatten-messages.ts";
import { languages } from "./locales.ts";
import { validateMessages } from "./validate-messages.ts";

test.each(languages)("messages in %s are complete and valid", async (language) => {
  const { locale }: { locale: Locale } = await import(`./${language}/locale.ts`);
  expect(validateMessages(locale.messages, english.messages, language)).toEqual([]);
});

/** English lacks other languages' plural forms. */
const ownMessage = /\.(zero|two|few|many): /;

test.each(languages)("forms in %s are complete and valid", async (language) => {
  const { locale }: { locale: Locale } = await import(`./${language}/locale.ts`);
  const faults = validateMessages(curlyQuoted(locale.forms), english.forms, language);
  expect(faults.filter((fault) => !ownMessage.test(fault))).toEqual([]);
});

/** Forms' messages are not in ICU's syntax, so a straight apostrophe quotes nothing. */
function curlyQuoted(messages: Messages): Messages {
  return JSON.parse(JSON.stringify(messages).replaceAll("'", "’"));
}

test.each(languages)("no two countries have one name in %s", async (language) => {
  const { locale }: { locale: Locale } = await import(`./${language}/locale.ts`);
  const names = Object.values(locale.messages.countries);
  expect(new Set(names).size).toBe(names.length);
});

const source = {
  help: "See <help>Help</help> of {brand}.",
  found: "{count, plural, one {# answer} other {# answers}}",
  steps: ["You apply."],
};

test.each<[message: object, language: string, faults: string[]]>([
  [{}, "fr", []],
  [{ help: "Voyez l’aide de {brand}." }, "fr", ["help: help is missing."]],
  [
    { help: "Voyez l’<help>aide</help> de {marque}." },
    "fr",
    ["help: brand is missing.", "help: English has no marque."],
  ],
  [
    { help: "Voyez l’<help>aide de {brand}." },
    "fr",
    ["help: is not in ICU’s syntax: a { or < has no end, or the other way round."],
  ],
  [{ help: "L'<help>aide</help> de {brand}." }, "fr", ["help: has the apostrophe ' in place of ’."]],
  [{ found: "{count, plural, other {#}}" }, "fr", ['found: the plural form "one" is missing.']],
  [{ found: "{count, plural, other {#}}" }, "yo", []],
  [{ found: "{count, plural, one {#} other {#}}" }, "yo", ['found: yo has no plural form "one".']],
  [
    { found: "<b>{count, plural, one {#} other {#}}</b>" },
    "pl",
    [
      "found: English has no b.",
      'found: the plural form "many" is missing.',
      'found: the plural form "few" is missing.',
    ],
  ],
  [{ found: "{count, select, one {#} other {#}}" }, "yo", []],
  [{ steps: [] }, "fr", ["steps.0: is missing."]],
  [{ help: " " }, "fr", ["help: is empty."]],
  [{ steps: ["Une.", "Deux."] }, "fr", ["steps.1: English has no such message."]],
])("%j in %s: %j", (message, language, faults) => {
  const valid = {
    ...source,
    ...(language === "yo" && { found: "{count, plural, other {#}}" }),
    ...(language === "pl" && { found: source.found }),
  };
  expect(validateMessages({ ...valid, ...message }, source, language)).toEqual(faults);
});
