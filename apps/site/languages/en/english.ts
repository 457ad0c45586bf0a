import { facts } from "../../content/facts.ts";
import { countries } from "./countries.ts";
import { en as words } from "./en.ts";
import { estimateWords as estimate } from "./estimate.ts";
import { forms } from "./forms.ts";
import { resetDialog } from "./reset-dialog.ts";

/** What the site says in English. */
export const english = {
  words,
  forms,
  estimate,
  dialogs: { resetDialog, countries },
  facts: { ...facts, ...facts.affiliate },
};
