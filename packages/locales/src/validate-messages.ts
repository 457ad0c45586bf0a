import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { flattenMessages, type Messages } from "./flatten-messages.ts";
import { messageNames } from "./message-names.ts";

/**
 * Validates a catalog against the English one.
 *
 * @param language its plural forms must be those that CLDR has for whole numbers
 * @returns a sentence for each missing, empty or unknown message, value, tag or plural form
 */
export function validateMessages(messages: Messages, english: Messages, language: string): string[] {
  const own = flattenMessages(messages);
  const source = flattenMessages(english);
  return [
    ...[...source.keys()].filter((key) => !own.has(key)).map((key) => `${key}: is missing.`),
    ...[...own].flatMap(([key, message]) => {
      const original = source.get(key);
      if (original === undefined) return [`${key}: English has no such message.`];
      return validateMessage(message, original, language).map((fault) => `${key}: ${fault}`);
    }),
  ];
}

function validateMessage(message: string, english: string, language: string): string[] {
  if (message.trim() === "") return ["is empty."];
  // In ICU's syntax an apostrophe may quote what follows.
  if (message.includes("'")) return ["has the apostrophe ' in place of ’."];
  const [parts, original] = [tryParse(message), tryParse(english)];
  if (!parts || !original) return ["is not in ICU’s syntax: a { or < has no end, or the other way round."];
  const [own, expected] = [new Set(messageNames(parts)), new Set(messageNames(original))];
  return [
    ...missing(expected, own).map((name) => `${name} is missing.`),
    ...missing(own, expected).map((name) => `English has no ${name}.`),
    ...validatePlurals(parts, language),
  ];
}

function validatePlurals(parts: readonly MessageFormatElement[], language: string): string[] {
  return parts.flatMap((part) => {
    if (isTagElement(part)) return validatePlurals(part.children, language);
    if (!isPluralElement(part) && !isSelectElement(part)) return [];
    const inner = Object.values(part.options).flatMap(({ value }) => validatePlurals(value, language));
    if (isSelectElement(part)) return inner;
    const expected = pluralFormsOf(language, part.pluralType ?? "cardinal");
    const own = new Set(Object.keys(part.options).filter((form) => !form.startsWith("=")));
    return [
      ...missing(expected, own).map((form) => `the plural form "${form}" is missing.`),
      ...missing(own, expected).map((form) => `${language} has no plural form "${form}".`),
      ...inner,
    ];
  });
}

/** Returns the plural forms of whole numbers: French has "many" for millions only, which no message counts. */
function pluralFormsOf(language: string, type: Intl.PluralRulesOptions["type"] & string): Set<string> {
  const rules = new Intl.PluralRules(language, { type });
  return new Set(["other", ...Array.from({ length: 1000 }, (_, count) => rules.select(count))]);
}

/** Returns what is in one set only. */
function missing(of: ReadonlySet<string>, from: ReadonlySet<string>): string[] {
  return [...of].filter((name) => !from.has(name));
}

function tryParse(message: string): MessageFormatElement[] | undefined {
  try {
    return parse(message);
  } catch {
    return undefined;
  }
}
