import { use } from "react";
import { LanguageContext } from "../words/language-context.ts";
import { pathIn } from "../../languages/language.ts";

/** Makes a page's path in English its path in a language. */
export type PathTo = (english: string) => string;

/**
 * Leads to pages in the language of this one.
 *
 * @example const path = usePath(); path("/contactus"); // "/fr/contactus" on a French page
 */
export function usePath(): PathTo {
  const language = use(LanguageContext);
  return (path) => pathIn(language, path);
}
