import { facts } from "../../content/facts.ts";
import { en as words } from "./en.ts";
import { estimateWords as estimate } from "./estimate.ts";
import { forms } from "./forms.ts";

/** What the site says in English. */
export const english = {
  words,
  forms,
  estimate,
  facts: { ...facts, ...facts.affiliate },
};
