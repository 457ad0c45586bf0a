import { use } from "react";
import { LanguageContext } from "../words/language-context.ts";
import { pathIn } from "../../languages/language.ts";

export type PathTo = (english: string) => string;

/**
 * Returns a function that localizes paths for the page's language.
 *
 * @example const path = usePath(); path("/contactus"); // "/fr/contactus" on a French page
 */
export function usePath(): PathTo {
  const language = use(LanguageContext);
  return (path) => pathIn(language, path);
}
