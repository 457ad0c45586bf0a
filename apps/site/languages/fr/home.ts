import type { home as english } from "../en/home.ts";
import type { Translation } from "../translation.ts";

/** The home page. */
export const home = {
  head: {
    title: "L’appli de rencontre n° 1 des célibataires noirs",
    description:
      "{brand}, l’appli des célibataires noirs et africains qui veulent une vraie histoire. Plus de {activeUsers} de membres actifs, sur iOS et Android.",
  },
  opening: {
    eyebrow: "Pour les célibataires noirs et africains",
    title: "L’appli de rencontre n° 1 des <pair>célibataires noirs</pair>",
    lead: "Plus de {activeUsers} de membres actifs, et plus de {seriousShare} de nos célibataires veulent une relation sérieuse. Venez rencontrer quelqu’un qui partage vos valeurs.",
  },
  drawing: "Une femme et un homme, les yeux fermés, face à face devant le soleil",
  steps: {
    profile:
      "Connectez-vous avec votre numéro de téléphone, Apple ou Facebook. Ajoutez une photo de vous et dites ce qui compte pour vous.",
    photos:
      "Découvrez des gens près de vous, un profil à la fois. Glissez à droite quand quelqu’un vous donne envie d’en savoir plus.",
    communication:
      "Vous glissez à droite, l’autre aussi ? C’est un match, et vous pouvez discuter. Écrivez un message privé, ou envoyez un signe d’intérêt, une façon rapide de dire bonjour.",
  },
  slides: {
    heading: "Ce qui vous attend ici",
    values: {
      name: "Valeurs communes",
      title: "Quelqu’un qui partage vos valeurs",
      text: "La foi, la famille, la langue dans laquelle vous rêvez, les plats de votre enfance : dites ce qui compte pour vous et voyez pour qui ça compte aussi.",
    },
    serious: {
      name: "Du sérieux",
      title: "Des gens qui y croient",
      text: "Plus de {seriousShare} de nos célibataires veulent une relation sérieuse. Vous aussi ? Ici, pas besoin de vous justifier.",
    },
    match: {
      name: "Deux fois oui",
      title: "Un oui des deux côtés",
      text: "Aucun message surgi de nulle part. Pour discuter, il faut un match : vous glissez à droite, et l’autre aussi.",
    },
    block: {
      name: "Vous décidez",
      title: "Bloqué, c’est bloqué",
      text: "Signalez un membre depuis son profil ou votre discussion. Les personnes que vous bloquez ne pourront plus jamais vous contacter.",
      link: "Rencontres en sécurité",
    },
  },
  closing: "Tout commence par un profil sincère : le vôtre.",
  emailedLink: {
    title: "Votre lien a besoin de JavaScript.",
    text: "Activez-le dans les réglages de votre navigateur et rouvrez le lien reçu par e-mail, ou essayez un autre navigateur. <contact>Contactez-nous</contact> si cela ne suffit pas.",
    failed: "Nous n’avons pas pu ouvrir le lien de votre e-mail.",
    contact: "Nous contacter",
  },
} as const satisfies Translation<typeof english>;
