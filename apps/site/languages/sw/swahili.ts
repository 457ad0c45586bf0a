import { sw as forms } from "@matchfront/forms/site/sw";
import { countries } from "./countries.ts";
import { countMessages } from "./count-messages.ts";
import { estimateWords as estimate } from "./estimate.ts";
import { facts } from "./facts.ts";
import { resetDialog } from "./reset-dialog.ts";
import { sw as words } from "./sw.ts";

/** What the site says in Swahili. */
export const swahili = { words, forms, estimate, facts, countMessages, dialogs: { resetDialog, countries } };
