import type { components as english } from "../en/components.ts";
import type { Translation } from "../translation.ts";

/** What parts say that stand on many pages, most of it for screen readers only. */
export const components = {
  skip: "Aller au contenu",
  navigation: "Principale",
  menu: "Menu",
  about: "À propos de ce site",
  morePages: "Autres pages",
  languages: "Langues",
  contents: "Sommaire",
  lastUpdated: "Dernière mise à jour :",
  inShort: "En bref :",
  englishBinds: "Seul le texte anglais fait foi",
  leave: "Quitter ce site",
  stores: { apple: "Télécharger dans l’", google: "Disponible sur" },
  scan: "Ou scannez avec votre téléphone :",
  qrCode: "Code QR : {address}",
  carousel: {
    carousel: "carrousel",
    slide: "vue",
    slides: "Vues",
    start: "Lancer le diaporama",
    stop: "Arrêter le diaporama",
    previous: "Vue précédente",
    next: "Vue suivante",
    choose: "Choisir une vue",
    nameOf: "{name}, {position} sur {count}",
  },
  hotlines: { call: "Appeler", text: "SMS", lookedUp: "consultée le", source: "Source :" },
} as const satisfies Translation<typeof english>;
