import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { en } from "./en/en.ts";
import type { Messages } from "./message.ts";

test.each([
  ["en", en, []],
  [
    "mistakes",
    { contact: { lead: "Write to {name", steps: ["You apply.", "It's <b>one</i> form."] } },
    ["contact.lead", "contact.steps.1"],
  ],
])(
  "messages of %s that are not in ICU's syntax, or hold the apostrophe that quotes in it",
  (_, words, keys) => {
    const faulty = messagesIn(words).filter(({ message }) => message.includes("'") || !parses(message));
    expect(faulty.map(({ key }) => key)).toEqual(keys);
  },
);

type Keyed = { key: string; message: string };

function messagesIn(words: Messages | readonly string[], path = ""): Keyed[] {
  return Object.entries(words).flatMap(([name, word]): Keyed[] =>
    typeof word === "string" ? [{ key: path + name, message: word }] : messagesIn(word, `${path}${name}.`),
  );
}

function parses(message: string): boolean {
  try {
    return parse(message).length > 0;
  } catch {
    return false;
  }
}
