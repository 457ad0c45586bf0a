import type { FaqLabels } from "../../faq/labels.ts";

/** The Portuguese help page's texts around its answers. */
export const faqLabels = {
  search: "Procurar nas respostas",
  results: { one: "{count} resultado", other: "{count} resultados" },
  searchResults: "Resultados da procura",
  nearest: "Nenhuma resposta exata. Estas são as mais próximas.",
  noResults: "Nenhuma resposta encontrada. Tente outra palavra.",
  writeToUs: "Escreva-nos",
  showAll: "Mostrar todas as respostas",
  hideAll: "Esconder todas as respostas",
  linkToAnswer: "Link para esta resposta",
  linkName: "{label}: {question}",
  stillStuck: "Não encontrou a resposta?",
  stopWords:
    "a ao aos as com como da das de do dos e ela ele em esta este eu faco fazer foi ha isso ja lhe mais mas me meu meus minha minhas na nas nao no nos o onde os ou para pela pelo por porque posso pode qual quando que quem se sem ser seu seus sua suas te tem tenho um uma voce",
} as const satisfies FaqLabels;
