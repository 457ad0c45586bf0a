import { use } from "react";
import { en } from "./en/en.ts";
import { LanguageContext, languageOf, type Language } from "./language.ts";
import type { Ready } from "./message.ts";
import { readyWords } from "./ready-words.ts";

/** All words of the site as pages use them: a text, or a function of what its message names. */
export type Words = Ready<typeof en>;

const words: Record<Language, Words> = { en: readyWords<typeof en>(en, "en") };

/**
 * The site's words in the language of the page.
 *
 * @example const { heading, lead } = useWords().contact;
 */
export function useWords(): Words {
  return words[use(LanguageContext)];
}

/** The same outside of a component, for a page's `meta`. */
export function wordsAt({ pathname }: { pathname: string }): Words {
  return words[languageOf(pathname)];
}
