import { use } from "react";
import { LanguageContext } from "../messages/language-context.ts";
import { pathIn } from "@matchfront/locales/routing";

export type LocalizePath = (english: string) => string;

export function useLocalizePath(): LocalizePath {
  const language = use(LanguageContext);
  return (path) => pathIn(language, path);
}
