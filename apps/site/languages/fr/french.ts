import { fr as forms } from "@matchfront/forms/languages/fr";
import { countWords } from "./count-words.ts";
import { estimateWords as estimate } from "./estimate.ts";
import { facts } from "./facts.ts";
import { fr as words } from "./fr.ts";

/** What the site says in French. */
export const french = { words, forms, estimate, facts, countWords };
