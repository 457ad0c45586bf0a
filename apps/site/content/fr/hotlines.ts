import type { HotlineWords } from "../hotlines.ts";

/** What the helplines' data say in French: countries by their English name, notes by the name of the line. */
export const hotlineWords: HotlineWords = {
  countries: {
    "United States": "États-Unis",
    "United Kingdom": "Royaume-Uni",
    Nigeria: "Nigeria",
    "South Africa": "Afrique du Sud",
    Kenya: "Kenya",
    Ghana: "Ghana",
    "United States and Canada": "États-Unis et Canada",
    Tanzania: "Tanzanie",
    "Congo (DRC)": "RD Congo",
    "Ivory Coast": "Côte d’Ivoire",
    Senegal: "Sénégal",
    Togo: "Togo",
    Gabon: "Gabon",
    France: "France",
    Portugal: "Portugal",
    "Angola (Luanda, Benguela, Huambo)": "Angola (Luanda, Benguela, Huambo)",
  },
  notes: {
    "National Domestic Violence Hotline":
      "Si votre partenaire ou quelqu’un de votre famille vous fait subir des violences. Par SMS, envoyez START.",
    "RAINN National Sexual Assault Hotline": "Après des violences sexuelles, même anciennes.",
    "National Human Trafficking Hotline":
      "Si quelqu’un vous contrôle, ou contrôle votre travail ou vos papiers.",
    "The Trevor Project": "Pour les personnes LGBTQ+ de moins de 25 ans. Par SMS, envoyez START.",
    "National Domestic Abuse Helpline": "Pour les femmes, assurée par Refuge. Appel gratuit, jour et nuit.",
    "Lagos Domestic and Sexual Violence Agency":
      "Si vous subissez des violences à la maison ou des violences sexuelles dans l’État de Lagos. Appel gratuit.",
    "Gender-Based Violence Command Centre": "En cas de violences liées au genre. Appel gratuit.",
    "National Shelter Helpline": "Vous aide à trouver un hébergement sûr. Appel gratuit.",
    "GBV hotline": "Aide en cas de violences liées au genre. Appel gratuit, jour et nuit.",
    "Helpline of Hope":
      "Si vous subissez des violences ou des abus. Assurée par le ministère du Genre, de l’Enfance et de la Protection sociale. Appel gratuit.",
    "Helpline of Hope, second line": "La même ligne d’aide. Appel gratuit.",
    "C-Sema helpline": "Pour les femmes et les enfants exposés à des violences. Appel gratuit, jour et nuit.",
    "Ligne verte 122":
      "En cas de violences sexuelles ou de violences à la maison. En français, swahili, lingala, kikongo et tshiluba. Appel gratuit.",
    "Numéro vert 1308": "Pour signaler des violences à la maison ou des violences sexuelles. Appel gratuit.",
    "Wallu Allo 116": "Pour les femmes et les enfants qui subissent des violences. Appel gratuit.",
    "Association des juristes sénégalaises":
      "Des conseils juridiques en cas de violences, pour les femmes et les hommes. Appel gratuit.",
    "Numéro vert 1014": "Pour signaler un viol ou une tentative de viol. Appel gratuit, jour et nuit.",
    "Numéro vert 1404": "Pour les femmes qui subissent des violences, et leurs proches. Appel gratuit.",
    "3919 Violences Femmes Info":
      "Pour les femmes qui subissent des violences, et leurs proches. Appel gratuit, jour et nuit.",
    CIG: "Si votre partenaire ou quelqu’un de votre famille vous fait subir des violences. Service public. Appel et SMS gratuits, jour et nuit.",
    APAV: "Pour les victimes de tout crime ou délit. Appel gratuit, du lundi au vendredi.",
  },
  emergency: "En danger en ce moment ? Appelez le numéro d’urgence local.",
};
