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
  },
  emergency: "En danger en ce moment ? Appelez le numéro d’urgence de votre pays.",
};
