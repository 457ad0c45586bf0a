import type { en } from "@matchfront/forms/languages/en";
import { createContext, use } from "react";
import type { countries } from "../../../languages/en/countries.ts";
import type { resetDialog } from "../../../languages/en/reset-dialog.ts";
import type { Language } from "../../../languages/language.ts";
import type { Translation } from "../../../languages/translation.ts";
import type { FailureWords } from "../translate-failure.ts";
import { englishWords } from "./english-words.ts";

type FormWords = Pick<typeof en, "passwordReset" | "resetPhone" | "oneTimeCode" | "phoneReset">;

/** All that the dialogs of emailed links say in a language. */
export type ResetWords = Translation<FormWords> & {
  readonly dialog: Translation<typeof resetDialog>;
  /** An error with the name of its field. */
  readonly errorFormat: string;
  /** Undefined in English, in which the list of dialing codes has them. */
  readonly countries?: Translation<typeof countries> | undefined;
  /** Undefined in English, which the errors speak. */
  readonly failures?: FailureWords | undefined;
};

/** The words that a dialog has at present, and their language. */
export type CurrentWords = {
  readonly language: Language;
  readonly words: ResetWords;
  /** The path of the help page in that language. */
  readonly helpPath: string;
  /** The language of what the server said, by its text: it need not be that of the dialog any more. */
  readonly saidIn?: ReadonlyMap<string, Language>;
};

/** Those of an English page. */
export const english: CurrentWords = { language: "en", words: englishWords, helpPath: "/faq" };

/** Those that what is rendered inside speaks. */
export const CurrentWordsContext = createContext(english);

/** The words of the dialog, in its language. */
export function useResetWords(): ResetWords {
  return use(CurrentWordsContext).words;
}
