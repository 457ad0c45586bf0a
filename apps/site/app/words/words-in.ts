import { english as en } from "../../languages/en/english.ts";
import { french as fr } from "../../languages/fr/french.ts";
import type { LanguageWords } from "./language-words.ts";
import type { Localized } from "@matchfront/locales/locales";
import { portuguese as pt } from "../../languages/pt/portuguese.ts";
import { swahili as sw } from "../../languages/sw/swahili.ts";

/** What the site says in each language. */
export const wordsIn: Localized<LanguageWords> = { en, fr, pt, sw };
