import { createContext } from "react";
import { defaultLanguage, type Language } from "@matchfront/locales/locales";

/** The language of what is rendered inside. */
export const LanguageContext = createContext<Language>(defaultLanguage);

/** The path of the page that is rendered inside, in English. */
export const PathContext = createContext("/");
