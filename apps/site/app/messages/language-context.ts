import { defaultLanguage, type Language } from "@matchfront/locales/locales";
import { createContext, use } from "react";

export const LanguageContext = createContext<Language>(defaultLanguage);

/** The path of the page that is rendered inside, in English. */
export const PathContext = createContext("/");

export const useLanguage = () => use(LanguageContext);
export const usePath = () => use(PathContext);

/** Whether the scripts of pages have the messages of a language built in. Pages in other languages have them as JSON. */
export function isBuiltIn(language: Language): boolean {
  return language === defaultLanguage;
}

/** Returns the `data-words` of a page script; `undefined` if they are built in. */
export function useScriptMessages(messages: object): string | undefined {
  return isBuiltIn(useLanguage()) ? undefined : JSON.stringify(messages);
}
