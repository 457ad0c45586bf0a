import type { faq as english } from "../en/faq.ts";
import type { Translation } from "../translation.ts";

/** The help page, around what `content/fr/faq` holds. */
export const faq = {
  drawing: "Un homme envoie un message, une femme répond par un cœur",
  realPerson: "Une vraie personne lit chaque message.",
  contact: "Nous contacter",
} as const satisfies Translation<typeof english>;
