import type { blacks as english } from "../en/blacks.ts";
import type { Translation } from "../translation.ts";

/** The page that leads Black and African singles to the variant. */
export const blacks = {
  head: {
    title: "Célibataires noirs près de chez vous",
    description:
      "Rencontrez des célibataires noirs et africains sur {variant}. Voyez les téléphones compatibles et téléchargez l’appli pour iOS ou Android.",
  },
  title: {
    wide: "Des célibataires près de vous, dès aujourd’hui",
    narrow: "L’appli de rencontre n° 1 des <pair>célibataires noirs</pair>",
  },
  lead: "Les célibataires noirs et africains qui veulent une vraie histoire sont plus près que vous ne le pensez. Il faut avoir {minimumAge} ans ou plus.",
  drawing: "Dans une rue, des gens de tous âges, côte à côte",
  get: "Télécharger {variant}",
  screens: {
    heading: "À l’intérieur de l’appli",
    filters: {
      title: "À vous de choisir",
      text: "Dites qui vous aimeriez rencontrer, à quelle distance, et ce que vous cherchez.",
      drawing: "Les filtres : femmes de 25 à 38 ans, à 40 km au plus, pour du sérieux",
    },
    browse: {
      title: "Des célibataires près de vous",
      text: "Un profil à la fois. Glissez à droite quand quelqu’un vous donne envie d’en savoir plus.",
    },
  },
  platforms: {
    heading: "Téléphones compatibles",
    lead: "{brand} et {variant} fonctionnent sur les mêmes téléphones. Les boutons ci-dessous sont ceux de {variant} ; <other>{brand} a sa propre page</other>.",
    apple: { phones: "iPhone avec {ios} ou plus récent", store: "{variant} sur l’App Store" },
    google: { phones: "Téléphones avec {android} ou plus récent", store: "{variant} sur Google Play" },
  },
} as const satisfies Translation<typeof english>;
