import { createContext } from "react";
import { languages, type Language } from "./language.ts";

/** The language of what is rendered inside. */
export const LanguageContext = createContext<Language>(languages[0]);
