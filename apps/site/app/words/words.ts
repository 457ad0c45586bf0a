import { use } from "react";
import type { en } from "../../languages/en/en.ts";
import { LanguageContext } from "./language-context.ts";
import { localize } from "@matchfront/locales/locales";
import { languageOf } from "@matchfront/locales/routing";
import { wordsIn } from "./words-in.ts";
import type { Ready } from "./message.ts";
import { readyWords } from "./ready-words.ts";

/** All words of the site as pages use them: a text, or a function of what its message names. */
export type Words = Ready<typeof en>;

const words = localize((language) => readyWords<typeof en>(wordsIn[language].words, language));

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
