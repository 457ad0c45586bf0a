import type { GetICUArgs } from "@schummar/icu-type-parser";
import type { ReactNode } from "react";
import type { DefaultValues } from "./default-values.ts";

/** Messages in ICU's syntax (https://formatjs.github.io/docs/core-concepts/icu-syntax) by key, at any depth. */
export type Messages = { readonly [key: string]: string | readonly string[] | Messages };

/** Messages as pages use them, by the same keys. */
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

export type Placeholders = Readonly<Record<string, string | number | Date | Element>>;
