import { IntlMessageFormat } from "intl-messageformat";
import { createElement, Fragment, type ReactNode } from "react";
import { knownValuesIn, type KnownValues } from "./known-values.ts";
import { locales, type Language } from "@matchfront/locales/locales";
import type { Given, Messages, Ready } from "./message.ts";
import { namesIn } from "./names-in.ts";
import type { Translation } from "../../languages/translation.ts";

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
export function readyWords<Words extends Messages>(
  words: Translation<Words>,
  language: Language,
): Ready<Words>;
export function readyWords(words: Messages, language: Language): unknown {
  const known = knownValuesIn(language);
  const ready = (word: Messages[string]): unknown => {
    if (typeof word === "string") return readyMessage(word, language, known);
    if (Array.isArray(word)) return word.map(ready);
    return Object.fromEntries(Object.entries(word).map(([key, inner]) => [key, ready(inner)]));
  };
  return ready(words);
}

function readyMessage(
  message: string,
  language: Language,
  known: KnownValues,
): ReactNode | ((given: Given) => ReactNode) {
  const format = new IntlMessageFormat(message, locales[language].tag);
  const say = (given: Given) => {
    const said = format.format<ReactNode>({ ...known, ...withElements(given) });
    return Array.isArray(said) ? element(said) : said;
  };
  return namesIn(format.getAst()).every((name) => Object.hasOwn(known, name)) ? say({}) : say;
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
