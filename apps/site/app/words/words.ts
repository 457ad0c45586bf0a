import { use } from "react";
import { en } from "../../languages/en/en.ts";
import { fr } from "../../languages/fr/fr.ts";
import { LanguageContext } from "./language-context.ts";
import { languageOf, type InLanguages } from "../../languages/language.ts";
import type { Ready } from "./message.ts";
import { pt } from "../../languages/pt/pt.ts";
import { readyWords } from "./ready-words.ts";
import { sw } from "../../languages/sw/sw.ts";

/** All words of the site as pages use them: a text, or a function of what its message names. */
export type Words = Ready<typeof en>;

const words: InLanguages<Words> = {
  en: readyWords<typeof en>(en, "en"),
  fr: readyWords<typeof en>(fr, "fr"),
  pt: readyWords<typeof en>(pt, "pt"),
  sw: readyWords<typeof en>(sw, "sw"),
};

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
