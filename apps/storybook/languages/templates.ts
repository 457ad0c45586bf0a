import type { Language } from "@matchfront/locales/locales";

/** The translations of a message with values, such as "{name}, {position} of {count}". */
export type Template = ReadonlyMap<Language, string>;

type Matcher = { template: Template; names: readonly string[]; pattern: RegExp };

const placeholder = /\{(\w+)\}/;

const isNumber = new Set(["count", "limit", "position", "seconds"]);

/**
 * Creates a function that matches an English text to a template and fills its values into the translations.
 *
 * @param templates by their English messages
 * @param wordsOf translates a value, which may be a word
 */
export function templateFinder(
  templates: ReadonlyMap<string, Template>,
  wordsOf: (text: string, language: Language) => string,
): (text: string) => Template | undefined {
  // The template with the most literal text first: "{label}: {message}" matches many texts.
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
