import type { FaqLabels } from "../../faq/labels.ts";

/** The French help page's texts around its answers. */
export const faqLabels = {
  search: "Chercher dans les réponses",
  searchHint: "Par exemple : bloquer, rembourser, photo",
  results: { one: "{count} réponse", other: "{count} réponses" },
  searchResults: "Résultats de la recherche",
  nearest: "Aucun résultat exact. Voici les réponses les plus proches.",
  noResults: "Aucune réponse trouvée. Essayez un autre mot.",
  writeToUs: "Écrivez-nous",
  showAll: "Afficher toutes les réponses",
  hideAll: "Masquer toutes les réponses",
  linkToAnswer: "Lien vers cette réponse",
  stillStuck: "Pas de réponse à votre question ?",
} as const satisfies FaqLabels;
