import { pt as forms } from "@matchfront/forms/site/pt";
import { countries } from "./countries.ts";
import { countMessages } from "./count-messages.ts";
import { estimateWords as estimate } from "./estimate.ts";
import { facts } from "./facts.ts";
import { resetDialog } from "./reset-dialog.ts";
import { pt as words } from "./pt.ts";

/** What the site says in Portuguese. */
export const portuguese = {
  words,
  forms,
  estimate,
  facts,
  countMessages,
  dialogs: { resetDialog, countries },
};
