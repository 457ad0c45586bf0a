import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { messagesIn } from "./keyed-messages.ts";
import { languages } from "@matchfront/locales/locales";
import { wordsIn } from "./words-in.ts";
import type { Messages } from "./message.ts";
import { namesIn } from "./names-in.ts";

const mistakes: Messages = {
  contact: { lead: "Write to {name", steps: ["You apply.", "It's <b>one</i> form."] },
};

test.each<[string, Messages, string[]]>([
  ...languages.map((language): [string, Messages, string[]] => [language, wordsIn[language].words, []]),
  ["mistakes", mistakes, ["contact.lead", "contact.steps.1"]],
])(
  "messages of %s that are not in ICU's syntax, or hold the apostrophe that quotes in it",
  (_, words, keys) => {
    const faulty = messagesIn(words).filter(({ message }) => message.includes("'") || !parses(message));
    expect(faulty.map(({ key }) => key)).toEqual(keys);
  },
);

const english = new Map(messagesIn(wordsIn.en.words).map(({ key, message }) => [key, namesOf(message)]));

test.each(languages)("messages of %s name the values and tags of the English ones", (language) => {
  const named = messagesIn(wordsIn[language].words).map(
    ({ key, message }) => [key, namesOf(message)] as const,
  );
  expect(new Map(named)).toEqual(english);
});

/** The values and tags that a message names, each once. */
function namesOf(message: string): string[] {
  return [...new Set(namesIn(parse(message)))].toSorted();
}

function parses(message: string): boolean {
  try {
    return parse(message).length > 0;
  } catch {
    return false;
  }
}
