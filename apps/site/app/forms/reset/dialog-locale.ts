import { dialogs } from "@matchfront/locales/en/dialogs";
import type { Dialogs } from "@matchfront/locales/load-dialogs";
import type { Language } from "@matchfront/locales/locales";
import { createContext } from "react";

export type DialogLocale = {
  readonly language: Language;
  readonly messages: Dialogs;
  readonly helpPath: string;
};

/** The locale that dialogs have built in. Calls without `lang` are answered in its language. */
export const builtInLocale: DialogLocale = { language: "en", messages: dialogs, helpPath: "/faq" };

export const DialogLocaleContext = createContext(builtInLocale);
