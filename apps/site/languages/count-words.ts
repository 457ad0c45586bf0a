import type { CountWords } from "@matchfront/ui";
import { countWords as fr } from "./fr/count-words.ts";
import type { InLanguages } from "./language.ts";
import { countWords as pt } from "./pt/count-words.ts";
import { countWords as sw } from "./sw/count-words.ts";

/** What a counted text area says; in English the component has its own words. */
export const countWords: InLanguages<CountWords | undefined> = { en: undefined, fr, pt, sw };
