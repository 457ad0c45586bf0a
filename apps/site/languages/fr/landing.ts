import type { landing as english } from "../en/landing.ts";
import type { Translation } from "../translation.ts";

/** What the landing pages, home and the variant's, have in common; the screens stand on other pages, too. */
export const landing = {
  getTheApp: {
    heading: "TÉLÉCHARGEZ L’APPLI",
    note: "{cost} Seuls vos matchs peuvent vous écrire. Pour {ios} ou plus récent, {android} ou plus récent. {minimumAge} ans ou plus. <privacy>Ce que nous faisons de vos données</privacy>",
  },
  steps: {
    heading: "Comment ça marche",
    profile: "Créez votre profil",
    photos: "Parcourez les photos",
    communication: "Lancez la discussion",
  },
  closing: { heading: "Vivez une vraie histoire", button: "Télécharger" },
  goodToKnow: {
    heading: "Avant de vous inscrire",
    safety: {
      title: "Est-ce que c’est sûr ?",
      text: "Vous choisissez à qui vous parlez.",
      match: "Seuls vos matchs peuvent vous écrire",
      block: "Bloquez qui vous voulez, pour de bon",
      report: "Signalez tout profil ou toute discussion",
      threats: "De l’aide contre les menaces et le chantage",
    },
    cost: {
      title: "Combien ça coûte ?",
      text: "{cost}",
      cancel: "Comment résilier un abonnement",
    },
    people: {
      title: "Qui sommes-nous ?",
      text: "De vraies personnes, qui lisent chaque e-mail.",
      textWithCompany: "De vraies personnes, chez {company}, qui lisent chaque e-mail.",
      company: "À propos de la société",
      write: "Écrivez-nous",
    },
    whichApp: {
      title: "Quelle appli choisir ?",
      text: "{brand} est ouverte à tous les célibataires ; {variant} est faite pour les célibataires noirs et africains.",
      other: "Découvrir {app}",
    },
  },
  screens: {
    browse: "L’appli présente {name}, {age} ans, de {place}",
    match: {
      title: "Un match",
      text: "Vous avez glissé à droite, l’autre aussi. C’est là que vous pouvez discuter, pas avant.",
      drawing: "L’appli annonce un match : {name} et vous avez glissé à droite",
    },
  },
} as const satisfies Translation<typeof english>;
