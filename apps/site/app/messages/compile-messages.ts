import { locales, type Language } from "@matchfront/locales/locales";
import { messageNames } from "@matchfront/locales/message-names";
import type { Translation } from "@matchfront/locales/translation";
import { IntlMessageFormat } from "intl-messageformat";
import { createElement, Fragment, type ReactNode } from "react";
import type { Compiled, Messages, Placeholders } from "./compiled-messages.ts";
import { defaultValues, type DefaultValues } from "./default-values.ts";

/**
 * Compiles messages for pages.
 *
 * @param language decides about plurals, numbers and dates
 * @throws SyntaxError if a message is not in ICU's syntax
 * @example
 * const english = { hello: "Hello from {brand}", help: "See <help>Help</help>." } as const;
 * const messages = compileMessages<typeof english>(english, "en");
 * messages.hello; // "Hello from Moyo"
 * messages.help({ help: linkTo("/faq") }); // See <a href="/faq">Help</a>.
 */
export function compileMessages<Source extends Messages>(
  messages: Translation<Source>,
  language: Language,
): Compiled<Source>;
export function compileMessages<Source extends Messages>(
  messages: Translation<Source> | Messages,
  language: Language,
): unknown {
  const values = defaultValues(language);
  const compile = (message: Messages[string]): unknown => {
    if (typeof message === "string") return compileMessage(message, language, values);
    if (Array.isArray(message)) return message.map(compile);
    return Object.fromEntries(Object.entries(message).map(([key, inner]) => [key, compile(inner)]));
  };
  return compile(messages);
}

function compileMessage(
  message: string,
  language: Language,
  values: DefaultValues,
): ReactNode | ((placeholders: Placeholders) => ReactNode) {
  const format = new IntlMessageFormat(message, locales[language].tag);
  const render = (placeholders: Placeholders) => {
    const rendered = format.format<ReactNode>({ ...values, ...withFragments(placeholders) });
    return Array.isArray(rendered) ? toFragment(rendered) : rendered;
  };
  const isComplete = messageNames(format.getAst()).every((name) => Object.hasOwn(values, name));
  return isComplete ? render({}) : render;
}

function withFragments(placeholders: Placeholders) {
  const entries = Object.entries(placeholders).map(([name, value]) => [
    name,
    typeof value === "function" ? (parts: ReactNode[]) => value(toFragment(parts)) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Passes the parts as arguments, so that React wants no keys. */
function toFragment(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, undefined, ...parts);
}
