import { en } from "@matchfront/forms/site/en";
import { fr } from "@matchfront/forms/site/fr";
import { pt } from "@matchfront/forms/site/pt";
import { sw } from "@matchfront/forms/site/sw";
import type { Language, Localized } from "@matchfront/locales/locales";

const messages = { en, fr, pt, sw } as const satisfies Localized<object>;

/** The messages of forms in any language. */
export type FormMessages = (typeof messages)[Language];

/** Returns the messages of forms in a language. */
export function formMessages(language: Language): FormMessages {
  return messages[language];
}
