import { en as forms } from "@matchfront/forms/site/en";
import { facts } from "../../content/facts.ts";
import { countMessages } from "./count-messages.ts";
import { countries } from "./countries.ts";
import { en as words } from "./en.ts";
import { estimateWords as estimate } from "./estimate.ts";
import { resetDialog } from "./reset-dialog.ts";

const { activeUsers, seriousShare, advertisers, affiliate, retention } = facts;
const { afterDeletion, inactivity, trafficData, consentRecords } = retention;

/** What the site says in English. */
export const english = {
  words,
  forms,
  estimate,
  dialogs: { resetDialog, countries },
  facts: {
    activeUsers,
    seriousShare,
    advertisers,
    ...affiliate,
    retention: { afterDeletion, inactivity, trafficData, consentRecords },
  },
  countMessages,
};
