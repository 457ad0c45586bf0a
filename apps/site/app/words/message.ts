import type { GetICUArgs } from "@schummar/icu-type-parser";
import type { ReactNode } from "react";
import type { KnownValues } from "./known-values.ts";

/** Messages in ICU's syntax (https://formatjs.github.io/docs/core-concepts/icu-syntax) by key, at any depth. */
export type Messages = { readonly [key: string]: string | readonly string[] | Messages };

/** Messages as pages use them, by the same keys. */
export type Ready<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? ReadyMessage<Words[Key]> : Ready<Words[Key]>;
};

/** A message's text, or what makes it of the values that it names and of the elements that its tags become. */
type ReadyMessage<Message extends string> = [Tags<Message>] extends [never]
  ? [keyof Values<Message>] extends [never]
    ? string
    : (values: Values<Message>) => string
  : (values: Values<Message> & Record<Tags<Message>, Element>) => ReactNode;

/** What becomes of a tag: an element around its words. */
type Element = (words: ReactNode) => ReactNode;

/** The tags of a message: `help` in "See <help>Help</help>." */
type Tags<Message> = Message extends `${string}</${infer Tag}>${infer Rest}` ? Tag | Tags<Rest> : never;

/** What a message names beyond the values that are known. */
type Values<Message extends string> = Omit<GetICUArgs<Message, ValueTypes>, keyof KnownValues>;

type ValueTypes = { ICUNumberArgument: number; ICUDateArgument: Date; ICUArgument: string | number };

/** What pages give a message, whatever it names. */
export type Given = Readonly<Record<string, string | number | Date | Element>>;
