import type { en as forms } from "@matchfront/forms/site/en";
import type { CountMessages } from "@matchfront/ui";
import type { countries } from "../../languages/en/countries.ts";
import type { en } from "../../languages/en/en.ts";
import type { resetDialog } from "../../languages/en/reset-dialog.ts";
import type { EstimateWords } from "../../languages/estimate-words.ts";
import type { FactWords } from "../../languages/fact-words.ts";
import type { Translation } from "../../languages/translation.ts";

/** What the site says in a language, but for the texts of `content/`. */
export type LanguageWords = {
  /** The words of pages, as messages in ICU's syntax. */
  readonly words: Translation<typeof en>;
  /** The copy of every form. */
  readonly forms: Translation<typeof forms>;
  /** What the dialogs of emailed links say besides their forms. */
  readonly dialogs: {
    readonly resetDialog: Translation<typeof resetDialog>;
    readonly countries: Translation<typeof countries>;
  };
  readonly estimate: EstimateWords;
  readonly facts: FactWords;
  /** What a counted text area says. */
  readonly countMessages: CountMessages;
};
