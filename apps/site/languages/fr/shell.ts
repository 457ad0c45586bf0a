import type { shell as english } from "../en/shell.ts";
import type { Translation } from "../translation.ts";

/** What stands around every page: navigation, links and footer. */
export const shell = {
  nav: {
    affiliate: "Affiliation",
    advertise: "Votre pub sur {brand}",
    download: "Télécharger",
  },
  columns: {
    legal: "INFOS LÉGALES",
    connect: "CONTACT",
    community: "COMMUNAUTÉ",
    social: "RÉSEAUX",
    getTheApp: "TÉLÉCHARGEZ L’APPLI !",
  },
  links: {
    privacy: "Confidentialité",
    terms: "Conditions",
    policy: "Cookies",
    security: "Sécurité du site",
    accessibility: "Accessibilité",
    partnership: "Devenir partenaire",
    contact: "Nous contacter",
    help: "Aide",
    safety: "Rencontres en sécurité",
    safetytips: "Sécurité entre membres",
    guidelines: "Règles de la communauté",
  },
  age: "Il faut avoir {minimumAge} ans ou plus.",
  trademarks:
    "Apple, le logo Apple et App Store sont des marques d’Apple Inc. Google Play et le logo Google Play sont des marques de Google LLC.",
  notes: [
    "{minimumAge} ans et plus",
    "Aucun traceur sur ce site",
    "Pour les célibataires noirs et africains",
  ],
} as const satisfies Translation<typeof english>;
