import type { contact as english } from "../en/contact.ts";
import type { Translation } from "../translation.ts";

/** The page with the contact form. */
export const contact = {
  head: {
    title: "Nous contacter",
    description:
      "Écrivez à l’équipe de {brand} : aide et assistance, belles histoires, publicité, ou tout autre sujet.",
  },
  heading: "Nous contacter",
  lead: "Une question, un souci, une histoire d’amour à raconter ? Écrivez-nous. Une vraie personne lit chaque message.",
  drawing: "Une femme aux cheveux argentés, lunettes sur le nez, lit un message",
  before: {
    heading: "Avant d’écrire",
    danger: {
      term: "En danger ?",
      definition: "Appelez le numéro d’urgence local. Nous ne pouvons pas vous envoyer de secours.",
    },
    behavior: {
      term: "Quelqu’un se comporte mal ?",
      definition: "<report>Comment le signaler</report>, avec ou sans l’appli.",
    },
    data: {
      term: "Vos données ?",
      definition:
        "Écrivez à <mail>{support}</mail>. Nous répondons aux demandes sur les données sous {dataRequestHours} heures.",
    },
    business: {
      term: "Votre entreprise ?",
      definition:
        "Les <advertising>demandes de publicité</advertising> et les <partnership>demandes de partenariat</partnership> ont chacune leur page.",
    },
    other: { term: "Autre chose ?", definition: "Regardez d’abord dans l’<help>Aide</help>." },
  },
} as const satisfies Translation<typeof english>;
