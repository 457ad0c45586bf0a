import { catalogs } from "@matchfront/locales/catalogs";
import type * as english from "@matchfront/locales/en/messages";
import { localize } from "@matchfront/locales/locales";
import { languageOf } from "@matchfront/locales/routing";
import { compileMessages, type Compiled } from "./compile-messages.ts";
import { useLanguage } from "./language-context.ts";

/** All messages of the site as pages use them: a text, or a function of its placeholders. */
export type SiteMessages = Compiled<typeof english>;

const messages = localize((language) =>
  compileMessages<typeof english>(catalogs[language].messages, language),
);

export function useMessages(): SiteMessages {
  return messages[useLanguage()];
}

/** Returns the messages in the language of a path, for a page's `meta`. */
export function getMessages({ pathname }: { pathname: string }): SiteMessages {
  return messages[languageOf(pathname)];
}
