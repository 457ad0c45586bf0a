import type { variant as english } from "../en/variant.ts";
import type { Translation } from "../translation.ts";

/** The landing page of the Black and African variant. */
export const variant = {
  head: {
    title: "{variant}, para solteiros negros e africanos",
    description:
      "A {variant} junta solteiros negros e africanos, em África e na diáspora. Descarregue a app para iOS e Android.",
  },
  opening: {
    eyebrow: "Em África e na diáspora",
    title: "{variant}, a app de encontros n.º 1 para <pair>solteiros negros</pair>",
    lead: "De Luanda a Lisboa, de Maputo a Joanesburgo, da Praia a Boston: encontre alguém que conheça as suas raízes e queira conhecer os seus planos.",
  },
  drawing:
    "Uma jovem com cabelo afro e um homem com rastas, de olhos fechados, frente a frente diante do sol",
  steps: {
    profile: "A sua foto, a sua gente, a sua fé, os seus planos: conte o que a pessoa certa deve saber.",
    photos:
      "Conheça solteiros negros e africanos, perto de si ou do outro lado do oceano. Deslize para a direita quando quiser conhecer alguém melhor.",
    communication:
      "Deslizou para a direita, e a outra pessoa também? É um match, e já podem conversar. Diga olá com uma mensagem privada, ou envie um sinal de interesse, uma forma rápida de cumprimentar.",
  },
  slides: {
    heading: "Porquê a {variant}?",
    roots: {
      name: "As mesmas raízes",
      title: "Não é preciso explicar",
      text: "A panela para dez pessoas, a mãe que liga às seis, as tranças que levam o sábado inteiro. Aqui, toda a gente percebe.",
    },
    tradition: {
      name: "Valores tradicionais",
      title: "A tradição, à sua maneira",
      text: "Talvez os mais velhos venham primeiro, talvez a playlist. Diga o que a tradição significa para si e conheça alguém que sinta o mesmo.",
    },
    serious: {
      name: "Começar a sério",
      title: "A sério, e em boa companhia",
      text: "Mais de {activeUsers} de membros ativos, e mais de {seriousShare} dos nossos solteiros querem uma relação séria.",
    },
    safe: {
      name: "Mostrar-se à vontade",
      title: "Mostre-se com confiança",
      text: "Ninguém lhe pode escrever sem um sim dos dois lados. E um bloqueio é permanente.",
      link: "Como ter encontros seguros",
    },
  },
  closing: "Anda por aí alguém a cantarolar a mesma música. Venha descobrir quem é.",
} as const satisfies Translation<typeof english>;
