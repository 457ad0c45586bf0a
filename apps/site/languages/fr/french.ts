import { fr as forms } from "@matchfront/forms/site/fr";
import { countries } from "./countries.ts";
import { countMessages } from "./count-messages.ts";
import { estimateWords as estimate } from "./estimate.ts";
import { facts } from "./facts.ts";
import { resetDialog } from "./reset-dialog.ts";
import { fr as words } from "./fr.ts";

/** What the site says in French. */
export const french = { words, forms, estimate, facts, countMessages, dialogs: { resetDialog, countries } };
