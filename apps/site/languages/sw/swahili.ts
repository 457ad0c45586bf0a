import { sw as forms } from "@matchfront/forms/languages/sw";
import { countWords } from "./count-words.ts";
import { estimateWords as estimate } from "./estimate.ts";
import { facts } from "./facts.ts";
import { sw as words } from "./sw.ts";

/** What the site says in Swahili. */
export const swahili = { words, forms, estimate, facts, countWords };
