import { use } from "react";
import { LanguageContext } from "../messages/language-context.ts";

/** Returns the `data-words` of a page script; `undefined` in English, which is part of the script. */
export function useScriptWords(words: object): string | undefined {
  return use(LanguageContext) === "en" ? undefined : JSON.stringify(words);
}
