import { parse } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { en } from "../../languages/en/en.ts";
import { fr } from "../../languages/fr/fr.ts";
import { messagesIn } from "./keyed-messages.ts";
import { namesIn } from "./names-in.ts";
import { pt } from "../../languages/pt/pt.ts";
import { sw } from "../../languages/sw/sw.ts";

test.each([
  ["en", en, []],
  ["fr", fr, []],
  ["pt", pt, []],
  ["sw", sw, []],
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

const english = new Map(messagesIn(en).map(({ key, message }) => [key, namesOf(message)]));

test.each(Object.entries({ fr, pt, sw }))(
  "messages of %s name the values and tags of the English ones",
  (_, words) => {
    const named = messagesIn(words).map(({ key, message }) => [key, namesOf(message)] as const);
    expect(new Map(named)).toEqual(english);
  },
);

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
