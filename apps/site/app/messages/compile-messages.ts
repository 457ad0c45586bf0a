import { locales, type Language } from "@matchfront/locales/locales";
import { messageNames } from "@matchfront/locales/message-names";
import type { Translation } from "@matchfront/locales/translation";
import type { GetICUArgs } from "@schummar/icu-type-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { createElement, Fragment, type ReactNode } from "react";
import { defaultValues, type DefaultValues } from "./default-values.ts";

/** Messages in ICU's syntax (https://formatjs.github.io/docs/core-concepts/icu-syntax) by key, at any depth. */
type Messages = { readonly [key: string]: string | readonly string[] | Messages };

export type Compiled<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? CompiledMessage<Source[Key]>
    : Compiled<Source[Key]>;
};

/** A message's text, or a function of its values, and of the elements for its tags. */
type CompiledMessage<Message extends string> = [Tags<Message>] extends [never]
  ? [keyof Values<Message>] extends [never]
    ? string
    : (values: Values<Message>) => string
  : (values: Values<Message> & Record<Tags<Message>, Element>) => ReactNode;

type Element = (content: ReactNode) => ReactNode;

/** The tags of a message: `help` in "See <help>Help</help>." */
type Tags<Message> = Message extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;

/** The values of a message that have no default. */
type Values<Message extends string> = Omit<GetICUArgs<Message, ValueTypes>, keyof DefaultValues>;

type ValueTypes = { ICUNumberArgument: number; ICUDateArgument: Date; ICUArgument: string | number };

type Placeholders = Readonly<Record<string, string | number | Date | Element>>;

/** Compiles messages for pages. The language decides about plurals, numbers and dates. */
export function compileMessages<Source extends Messages>(
  messages: Translation<Source>,
  language: Language,
): Compiled<Source> {
  const values = defaultValues(language);
  const compile = (message: Messages[string]): unknown => {
    if (typeof message === "string") return compileMessage(message, language, values);
    if (Array.isArray(message)) return message.map(compile);
    return Object.fromEntries(Object.entries(message).map(([key, inner]) => [key, compile(inner)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the same keys
  return compile(messages) as Compiled<Source>;
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
