import { use } from "react";
import { LanguageContext } from "../words/language-context.ts";

/** What a part's script says, for its `data-words`: nothing in English, which the script has itself. */
export function useScriptWords(words: object): string | undefined {
  return use(LanguageContext) === "en" ? undefined : JSON.stringify(words);
}
