import type { form as english } from "../en/form.ts";
import type { Translation } from "../translation.ts";

/** What stands around the forms; their own words are in `@matchfront/forms`. */
export const form = {
  allRequired: "Tous les champs sont obligatoires.",
  markedRequired: "Les champs marqués d’un * sont obligatoires.",
  privacy:
    "Ces informations nous servent uniquement à vous répondre. <data>Ce que nous faisons de vos données</data>",
  next: "Et ensuite ?",
  reload: "Recharger cette page",
  retry: "Réessayer",
  notLoaded: "Une partie de la page n’a pas pu être chargée ({id})",
  stillWorks: "Vous pouvez quand même remplir et envoyer le formulaire.",
} as const satisfies Translation<typeof english>;
