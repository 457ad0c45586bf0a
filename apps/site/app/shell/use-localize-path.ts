import { use } from "react";
import { LanguageContext } from "../words/language-context.ts";
import { pathIn } from "../../languages/language.ts";

export type LocalizePath = (english: string) => string;

/** Returns a function that localizes paths for the page's language. */
export function useLocalizePath(): LocalizePath {
  const language = use(LanguageContext);
  return (path) => pathIn(language, path);
}
