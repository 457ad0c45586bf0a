import type { FaqLabels } from "../../faq/labels.ts";

/** The French help page's texts around its answers. */
export const faqLabels = {
  search: "Chercher dans les réponses",
  results: { one: "{count} résultat", other: "{count} résultats" },
  searchResults: "Résultats de la recherche",
  nearest: "Aucun résultat exact. Voici les réponses les plus proches.",
  noResults: "Aucune réponse trouvée. Essayez un autre mot.",
  writeToUs: "Écrivez-nous",
  showAll: "Afficher toutes les réponses",
  hideAll: "Masquer toutes les réponses",
  linkToAnswer: "Lien vers cette réponse",
  linkName: "{label} : {question}",
  stillStuck: "Pas de réponse à votre question ?",
  stopWords:
    "a ai au aux avec ce ces cette comment dans de des du elle en est et etre faire fait il ils j je la le les leur ma mais me mes moi mon ne nous on ou par pas peux peut plus pour pourquoi puis quand que quel quelle qui quoi sa se ses si son sont sur ta te tes ton tu un une vous votre vos y",
} as const satisfies FaqLabels;
