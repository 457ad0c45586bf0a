import type { download as english } from "../en/download.ts";
import type { Translation } from "../translation.ts";

/** The page with the app's stores. */
export const download = {
  head: {
    title: "Télécharger l’appli",
    description:
      "Téléchargez {brand} pour {ios} ou plus récent et {android} ou plus récent. Il faut avoir {minimumAge} ans ou plus.",
  },
  title: "Téléchargez {brand}",
  lead: "Sur votre téléphone, touchez Télécharger pour ouvrir votre boutique d’applis. Sur un ordinateur, choisissez une boutique ou scannez le code.",
  button: "Télécharger",
  stores: {
    heading: "Systèmes compatibles",
    apple: "{ios} ou plus récent",
    google: "{android} ou plus récent",
    age: "Il faut avoir {minimumAge} ans ou plus.",
  },
  screens: {
    heading: "À l’intérieur de l’appli",
    browse: {
      title: "Des gens près de vous",
      text: "Un profil à la fois. Glissez à droite quand quelqu’un vous donne envie d’en savoir plus.",
    },
    chat: {
      title: "Un premier bonjour",
      text: "Envoyez un message privé ou un signe d’intérêt, et voyez où cela vous mène.",
      drawing: "Une discussion avec Kamau : rendez-vous samedi à midi, dans un lieu animé",
    },
  },
  variant: {
    title: "Pour les célibataires noirs et africains",
    text: "{variant} est notre version faite pour les célibataires noirs et africains, au pays comme dans la diaspora.",
    button: "Des célibataires près de vous",
  },
} as const satisfies Translation<typeof english>;
