import type { partnership as english } from "../en/partnership.ts";
import type { Translation } from "../translation.ts";

/** The page with the form for those who want to work with us. */
export const partnership = {
  head: {
    title: "Programme partenaires",
    description:
      "Travaillez avec {brand} : publicité, affiliation, programme ambassadeurs, ou une idée à vous. Nous répondons sous {businessHours} heures.",
  },
  eyebrow: "Devenir partenaire",
  title: "Programme partenaires",
  lead: "Vous voulez parler aux célibataires noirs et africains ? Vos abonnés rêvent d’une belle rencontre ? Discutons-en. Nous vous répondons sous {businessHours} heures.",
  drawing: "Une femme en hijab et un homme plus âgé à une table, penchés sur un plan",
  who: {
    heading: "Pour qui ?",
    businesses: {
      title: "Les entreprises",
      text: "Envie de faire de la publicité ? Voyez comment ça marche et ce que vous pouvez diffuser.",
    },
    affiliates: {
      title: "Les affiliés",
      text: "Vous éditez un site, tenez un blog, faites de l’influence ou représentez une marque ? Gagnez {pay} pour chaque téléchargement ou inscription éligible. Voyez comment ça marche, puis postulez avec le formulaire ci-dessous.",
    },
    others: {
      title: "Et tous les autres",
      text: "Une idée d’événement, de cause ou de service pour nos membres ? Dites-nous tout.",
    },
  },
  form: {
    heading: "Parlez-nous de vous",
    lead: "Quelques lignes suffisent pour commencer, et rien ici ne vous engage.",
  },
  next: [
    "Une vraie personne lit votre message et vous répond sous {businessHours} heures.",
    "Nous préparons la suite ensemble : le public, le format et le prix d’une publicité, ou la façon de réaliser votre idée.",
    "Vous postulez à l’affiliation ? Une fois votre candidature acceptée, vous recevez votre propre lien, qui reste actif pendant {linkLife}.",
  ],
} as const satisfies Translation<typeof english>;
