import type { en } from "@matchfront/forms/site/en";
import { createContext, use } from "react";
import type { countries } from "@matchfront/locales/en/countries";
import type { resetDialog } from "@matchfront/locales/en/reset-dialog";
import type { Language } from "@matchfront/locales/locales";
import type { Translation } from "@matchfront/locales/translation";
import type { FailureWords } from "../translate-failure.ts";
import { englishWords } from "./english-words.ts";

type FormWords = Pick<typeof en, "passwordReset" | "phoneNumber" | "oneTimeCode" | "phoneReset">;

export type ResetWords = Translation<FormWords> & {
  readonly dialog: Translation<typeof resetDialog>;
  readonly errorFormat: string;
  /** `undefined` in English, since the list of dialing codes has the English names. */
  readonly countries?: Translation<typeof countries> | undefined;
  readonly failures?: FailureWords | undefined;
};

export type CurrentWords = {
  readonly language: Language;
  readonly words: ResetWords;
  readonly helpPath: string;
  /** The language of each message from the server, which may differ from the dialog's current one. */
  readonly messageLanguages?: ReadonlyMap<string, Language>;
};

export const english: CurrentWords = { language: "en", words: englishWords, helpPath: "/faq" };

export const CurrentWordsContext = createContext(english);

export function useResetWords(): ResetWords {
  return use(CurrentWordsContext).words;
}
