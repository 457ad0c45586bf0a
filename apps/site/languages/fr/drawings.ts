import type { drawings as english } from "../en/drawings.ts";
import type { Translation } from "../translation.ts";

/** What drawings say; the two who chat say “tu” to each other. */
export const drawings = {
  browse: { nearby: "Près de vous", about: "Je cuisine, puis je range." },
  chat: {
    opening: "Toi aussi, tu vis ici ?",
    reply: "Cinq ans déjà",
    story: ["Je suis d’ici. Le bon", "chapati ? Dans ma rue."],
    doubt: "Je demande à voir.",
    proposal: ["Samedi à midi ?", "Un endroit animé."],
    agreed: "Ça marche !",
    placeholder: "Votre message…",
  },
  filters: {
    heading: "Filtres",
    show: "Montrez-moi",
    people: ["Femmes", "Hommes", "Tous"],
    age: "Âge",
    ages: "25 à 38 ans",
    distance: "Distance",
    farthest: "Jusqu’à 40 km",
    goal: "Je cherche",
    goals: ["Du sérieux", "De l’amitié", "On verra"],
    button: "Voir les profils",
  },
  match: {
    heading: "Un match !",
    text: ["Vous avez glissé à droite,", "Kamau aussi."],
    button: "Dire bonjour",
    later: "Voir d’autres profils",
  },
  profile: {
    about: ["Infirmière. Je me lève tôt.", "Je chante faux en voiture."],
    interests: ["Afrobeats", "Foi", "Rando"],
    hereFor: "Ici pour",
    goal: "du sérieux",
    button: "Enregistrer mon profil",
  },
  report: {
    heading: "Que s’est-il passé ?",
    lead: "Racontez-nous, on vérifie.",
    reasons: [
      "Demande d’argent",
      "Faux profil",
      "Insultes ou menaces",
      "Messages sexuels",
      "Moins de 18 ans ?",
      "Autre chose",
    ],
    block: "Bloquer aussi",
    blocked: "Plus aucun contact possible.",
    button: "Envoyer le signalement",
  },
  /** The variant's own people, who say other things on the same screens. */
  variant: {
    profile: {
      about: ["Institutrice. Je planifie,", "et j’arrive en retard."],
      interests: ["Highlife", "Foi", "Awalé"],
    },
    browse: { about: "Je cours, j’appelle maman." },
    chat: {
      opening: "Coucou d’Atlanta !",
      reply: "Et ici, Accra !",
      story: ["Ma tante d’Osu le jure :", "le jollof, c’est elle."],
      doubt: "Elle a raison.",
      proposal: ["Un appel dimanche,", "après le culte ?"],
    },
    match: { text: ["Vous avez glissé à droite,", "Kunle aussi."] },
  },
  adFormats: {
    pots: { offer: "Sur commande", button: "Voir plus" },
    bags: { offer: "−20 %", button: "Découvrir" },
    messages: ["Ça va ?", "Super !", "Raconte"],
  },
  exampleAds: {
    bags: { offer: "−20 % aujourd’hui", button: "Voir la boutique" },
    messages: ["Tu as mangé ?", "Non !", "On cuisine ?", "Oui !"],
  },
  shopOwner: { offer: "−20 %" },
  createProfile: { save: "Enregistrer" },
  startCommunicating: { hello: "Salut" },
} as const satisfies Translation<typeof english>;
