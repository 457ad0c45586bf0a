import { parse } from "@formatjs/icu-messageformat-parser";
import { namesIn } from "../../app/words/names-in.ts";

/**
 * What is wrong with a translator's message: its syntax, or a value or tag that only it or only the English one has.
 *
 * @param key the message's own, such as "words.contact.lead"
 * @returns a sentence for each fault
 */
export function faultsOf(key: string, message: string, english: ReadonlyMap<string, string>): string[] {
  const expected = namesOf(english.get(key) ?? "");
  const found = namesOf(message);
  if (!expected) return [];
  if (!found) return [`${key} is not in ICU's syntax: a { or < has no end, or the other way round.`];
  const lost = expected.filter((name) => !found.includes(name));
  const added = found.filter((name) => !expected.includes(name));
  return [
    ...lost.map((name) => `${key} lacks ${name}, which the English message names.`),
    ...added.map((name) => `${key} names ${name}, which the English message does not.`),
  ];
}

/** The values and tags that a message names; undefined where it cannot be read. */
function namesOf(message: string): string[] | undefined {
  try {
    return namesIn(parse(message));
  } catch {
    return undefined;
  }
}
