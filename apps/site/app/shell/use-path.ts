import { use } from "react";
import { LanguageContext } from "../words/language-context.ts";
import { pathIn } from "../../languages/language.ts";

/**
 * Leads to pages in the language of this one.
 *
 * @example const path = usePath(); path("/contactus"); // "/fr/contactus" on a French page
 */
export function usePath(): (path: string) => string {
  const language = use(LanguageContext);
  return (path) => pathIn(language, path);
}
