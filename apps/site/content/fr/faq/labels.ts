/** The French help page's texts around its answers; in a file of their own, because its script needs only these. */
export const faqLabels = {
  search: "Chercher dans les réponses",
  searchHint: "Par exemple : bloquer, rembourser, photo",
  // French counts zero as one.
  results: (count: number) => (count < 2 ? `${count} réponse` : `${count} réponses`),
  searchResults: "Résultats de la recherche",
  nearest: "Aucun résultat exact. Voici les réponses les plus proches.",
  noResults: "Aucune réponse trouvée. Essayez un autre mot.",
  writeToUs: "Écrivez-nous",
  showAll: "Afficher toutes les réponses",
  hideAll: "Masquer toutes les réponses",
  linkToAnswer: "Lien vers cette réponse",
  stillStuck: "Pas de réponse à votre question ?",
} as const;
