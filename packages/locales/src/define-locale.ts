import { nameLength, replyHours } from "@matchfront/forms/site";
import type { SiteCopy } from "@matchfront/forms/site/en";
import type * as english from "./en/messages.ts";
import type { Translation } from "./translation.ts";

/** All messages in a language. */
export type Catalog = Translation<typeof english>;

/** What the site and the server need of a language at once. */
export type Locale = {
  /** Lines of words that members may take for passwords, in lower case without accents. The server rejects them. */
  readonly commonWords: readonly string[];
  /** The messages of forms, errors and SMS. */
  readonly forms: SiteCopy;
  readonly messages: Catalog;
};

const facts: Readonly<Record<string, number>> = {
  replyHours,
  nameMin: nameLength.min,
  nameMax: nameLength.max,
};

/** Names the parts of a translation, and fills facts into its forms. A missing message does not compile. */
export function defineLocale(locale: Locale): Locale {
  return { ...locale, forms: JSON.parse(JSON.stringify(locale.forms, fillFacts)) };
}

function fillFacts(_: string, message: unknown): unknown {
  if (typeof message !== "string") return message;
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => `${facts[name] ?? whole}`);
}
