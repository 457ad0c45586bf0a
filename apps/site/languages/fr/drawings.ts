import type { drawings as english } from "../en/drawings.ts";
import type { Translation } from "../translation.ts";

/** What drawings say; the two who chat say “tu” to each other. */
export const drawings = {
  browse: { nearby: "Près de vous", about: "Cuisine, et range après." },
  chat: {
    opening: "Toi aussi, ici ?",
    reply: "Depuis cinq ans",
    story: ["D’ici ! Le meilleur", "chapati ? Ma rue."],
    doubt: "Je demande à voir.",
    proposal: ["Samedi à midi ?", "Dans un lieu animé."],
    agreed: "Ça marche !",
    placeholder: "Votre message…",
  },
  filters: {
    heading: "Filtres",
    show: "Montrez-moi",
    people: ["Femmes", "Hommes", "Les deux"],
    age: "Âge",
    ages: "25 à 38 ans",
    distance: "Distance",
    farthest: "Jusqu’à 40 km",
    goal: "Recherche",
    goals: ["Du sérieux", "Amitié", "À voir"],
    button: "Voir les profils",
  },
  match: {
    heading: "Un match !",
    text: ["Vous avez glissé à droite,", "Kamau aussi."],
    button: "Dire bonjour",
    later: "Voir d’autres profils",
  },
  profile: {
    about: ["Infirmière. Se lève tôt.", "Chante faux en voiture."],
    interests: ["Afrobeats", "Foi", "Rando"],
    hereFor: "Ici pour",
    goal: "du sérieux",
    button: "Enregistrer",
  },
  report: {
    heading: "Un problème ?",
    lead: "Dites-le-nous, on vérifie.",
    reasons: [
      "Demande d’argent",
      "Faux profil",
      "Insultes ou menaces",
      "Messages explicites",
      "Moins de 18 ans ?",
      "Autre chose",
    ],
    block: "Bloquer aussi",
    blocked: "Plus aucun contact possible.",
    button: "Envoyer",
  },
  adFormats: {
    pots: { offer: "Sur mesure", button: "Voir plus" },
    bags: { offer: "−20 %", button: "Y aller" },
    messages: ["Ça va ?", "Super !", "Dis-moi"],
  },
  exampleAds: {
    bags: { offer: "−20 % ce jour", button: "La boutique" },
    messages: ["Tu as mangé ?", "Non !", "On cuisine ?", "Oui !"],
  },
  shopOwner: { offer: "−20 %" },
  createProfile: { save: "Enregistrer" },
  startCommunicating: { hello: "Salut" },
} as const satisfies Translation<typeof english>;
