import { createContext } from "react";
import { languages, type Language } from "../../languages/language.ts";

/** The language of what is rendered inside. */
export const LanguageContext = createContext<Language>(languages[0]);

/** The path of the page that is rendered inside, in English. */
export const PathContext = createContext("/");
