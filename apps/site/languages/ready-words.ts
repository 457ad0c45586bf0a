import {
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { createElement, Fragment, type ReactNode } from "react";
import { knownValues } from "./known-values.ts";
import type { Given, Messages, Ready } from "./message.ts";
import type { Translation } from "./translation.ts";

/**
 * Makes messages ready for pages.
 *
 * @param words in the given language
 * @param language decides about plurals, numbers and dates
 * @throws SyntaxError for a message that is not in ICU's syntax
 * @example
 * const english = { hello: "Hello from {brand}", help: "See <help>Help</help>." } as const;
 * const words = readyWords<typeof english>(english, "en");
 * words.hello; // "Hello from Moyo"
 * words.help({ help: linkTo("/faq") }); // See <a href="/faq">Help</a>.
 */
export function readyWords<Words extends Messages>(words: Translation<Words>, language: string): Ready<Words>;
export function readyWords(words: Messages, language: string): unknown {
  return ready(words, language);
}

function ready(words: Messages[string], language: string): unknown {
  if (typeof words === "string") return readyMessage(words, language);
  if (Array.isArray(words)) return words.map((word) => ready(word, language));
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, ready(word, language)]));
}

function readyMessage(message: string, language: string): ReactNode | ((given: Given) => ReactNode) {
  const format = new IntlMessageFormat(message, language);
  const say = (given: Given) => {
    const said = format.format<ReactNode>({ ...knownValues, ...withElements(given) });
    return Array.isArray(said) ? element(said) : said;
  };
  return namesIn(format.getAst()).every((name) => Object.hasOwn(knownValues, name)) ? say({}) : say;
}

function withElements(given: Given) {
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === "function" ? (parts: ReactNode[]) => value(element(parts)) : value,
  ]);
  return Object.fromEntries(entries);
}

/** React wants no keys for the parts of a message this way. */
function element(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, undefined, ...parts);
}

/** The values and tags that a message names. */
function namesIn(parts: readonly MessageFormatElement[]): string[] {
  return parts.flatMap((part) => {
    if (isLiteralElement(part) || isPoundElement(part)) return [];
    if (isTagElement(part)) return [part.value, ...namesIn(part.children)];
    if (isPluralElement(part) || isSelectElement(part))
      return [part.value, ...Object.values(part.options).flatMap(({ value }) => namesIn(value))];
    return [part.value];
  });
}
