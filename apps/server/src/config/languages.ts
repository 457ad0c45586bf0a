import { en, type SiteCopy } from "@matchfront/forms/site/en";
import { fr } from "@matchfront/forms/site/fr";
import { pt } from "@matchfront/forms/site/pt";
import { sw } from "@matchfront/forms/site/sw";
import type { Language, Localized } from "@matchfront/locales/locales";

const messages: Localized<SiteCopy> = { en, fr, pt, sw };

/** Returns the messages of forms in a language. */
export function formMessages(language: Language): SiteCopy {
  return messages[language];
}
