import { fr as frenchForms } from "@matchfront/forms/languages/fr";
import { pt as portugueseForms } from "@matchfront/forms/languages/pt";
import { sw as swahiliForms } from "@matchfront/forms/languages/sw";
import * as frenchEstimate from "../fr/estimate.ts";
import { fr } from "../fr/fr.ts";
import { messagesIn } from "../../app/words/keyed-messages.ts";
import type { Language } from "../language.ts";
import * as portugueseEstimate from "../pt/estimate.ts";
import { pt } from "../pt/pt.ts";
import * as swahiliEstimate from "../sw/estimate.ts";
import { sw } from "../sw/sw.ts";

/** A language that English is translated into. */
export type Translated = Exclude<Language, "en">;

const words = {
  fr: { words: fr, forms: frenchForms, estimate: frenchEstimate },
  pt: { words: pt, forms: portugueseForms, estimate: portugueseEstimate },
  sw: { words: sw, forms: swahiliForms, estimate: swahiliEstimate },
} satisfies Record<Translated, unknown>;

/** All messages of a translation, by the keys that English gives them. */
export function translatedMessages(language: Translated): ReadonlyMap<string, string> {
  return new Map(messagesIn(words[language]).map(({ key, message }) => [key, message]));
}
