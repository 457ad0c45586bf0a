import type { Language } from "@matchfront/site/languages/language.ts";

/** A message with values, such as "{name}, {position} of {count}", in the site's languages. */
export type Template = ReadonlyMap<Language, string>;

/** Finds the values of an English text. */
type Matcher = { template: Template; names: readonly string[]; pattern: RegExp };

const placeholder = /\{(\w+)\}/;

/** The values that are numbers. */
const isNumber = new Set(["count", "limit", "position", "seconds"]);

/**
 * Makes what finds the template of an English text, and says it in the other languages with the values of that text,
 * which may be words, too.
 *
 * @param templates by their English messages
 * @param wordsOf a value in a language
 */
export function templateFinder(
  templates: ReadonlyMap<string, Template>,
  wordsOf: (text: string, language: Language) => string,
): (text: string) => Template | undefined {
  // The one with most words first: "{label}: {message}" fits many texts.
  const matchers = [...templates]
    .toSorted(([one], [other]) => literal(other).length - literal(one).length)
    .map(([english, template]) => matcherOf(english, template));
  return (text) => {
    for (const { template, names, pattern } of matchers) {
      const values = pattern.exec(text)?.slice(1);
      if (!values) continue;
      const filledIn = ([language, message]: [Language, string]) =>
        [language, fillIn(message, names, values, (value) => wordsOf(value, language))] as const;
      return new Map(Array.from(template, filledIn));
    }
    return undefined;
  };
}

const literal = (message: string) => message.replaceAll(/\{\w+\}/g, "");

function matcherOf(english: string, template: Template): Matcher {
  const parts = english.split(new RegExp(placeholder, "g"));
  const names = parts.filter((_, index) => index % 2 === 1);
  const source = parts.map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return isNumber.has(part) ? String.raw`(\d[\d.,]*)` : "(.+?)";
  });
  return { template, names, pattern: new RegExp(`^${source.join("")}$`, "s") };
}

function fillIn(
  message: string,
  names: readonly string[],
  values: readonly string[],
  wordsOf: (value: string) => string,
): string {
  return message.replaceAll(new RegExp(placeholder, "g"), (whole, name: string) => {
    const value = values[names.indexOf(name)];
    return value === undefined ? whole : wordsOf(value);
  });
}
