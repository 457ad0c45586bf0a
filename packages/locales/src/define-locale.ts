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

/** Names the parts of a translation. A missing message does not compile. */
export const defineLocale = (locale: Locale): Locale => locale;
