import { defaultLanguage, type Language } from "@matchfront/locales/locales";
import { use } from "react";
import { LanguageContext } from "./language-context.ts";

/** Whether the scripts of pages have the messages of a language built in. Pages in other languages have them as JSON. */
export function isBuiltIn(language: Language): boolean {
  return language === defaultLanguage;
}

/** Returns the `data-words` of a page script; `undefined` if they are built in. */
export function useScriptMessages(messages: object): string | undefined {
  return isBuiltIn(use(LanguageContext)) ? undefined : JSON.stringify(messages);
}
