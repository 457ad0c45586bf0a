import type { home as english } from "../en/home.ts";
import type { Translation } from "../translation.ts";

/** The home page. */
export const home = {
  head: {
    title: "A app de encontros n.º 1 para solteiros negros",
    description:
      "{brand}, a app de encontros para solteiros negros e africanos que querem algo verdadeiro. Mais de {activeUsers} de membros ativos, em iOS e Android.",
  },
  opening: {
    eyebrow: "Para solteiros negros e africanos",
    title: "A app de encontros n.º 1 para <pair>solteiros negros</pair>",
    lead: "Mais de {activeUsers} de membros ativos, e mais de {seriousShare} dos nossos solteiros querem uma relação séria. Venha conhecer alguém que partilhe os seus valores.",
  },
  drawing: "Uma mulher e um homem de olhos fechados, frente a frente, diante do sol",
  steps: {
    profile:
      "Entre com o seu número de telemóvel ou com a sua conta Apple ou Facebook. Ponha uma foto sua e diga o que é importante para si.",
    photos:
      "Conheça pessoas perto de si, uma de cada vez. Deslize para a direita quando quiser conhecer alguém melhor.",
    communication:
      "Deslizou para a direita, e a outra pessoa também? É um match, e já podem conversar. Diga olá com uma mensagem privada, ou envie um sinal de interesse, uma forma rápida de cumprimentar.",
  },
  slides: {
    heading: "O que vai encontrar aqui",
    values: {
      name: "Os mesmos valores",
      title: "Alguém com os seus valores",
      text: "A fé, a família, a língua em que sonha, a comida da sua infância: diga o que é importante para si e veja quem sente o mesmo.",
    },
    serious: {
      name: "Começar a sério",
      title: "Gente que leva isto a sério",
      text: "Mais de {seriousShare} dos nossos solteiros querem uma relação séria. Também quer? Aqui não tem de se justificar.",
    },
    match: {
      name: "Sim dos dois lados",
      title: "Só conversa quem quer",
      text: "Nada de mensagens vindas do nada. Para conversar é preciso um match: os dois lados deslizam para a direita.",
    },
    block: {
      name: "A decisão é sua",
      title: "Bloqueou, acabou",
      text: "Denuncie qualquer pessoa a partir do perfil dela ou da conversa. As pessoas que bloquear nunca mais poderão entrar em contacto consigo.",
      link: "Como ter encontros seguros",
    },
  },
  closing: "Tudo começa com um perfil sincero: o seu.",
  emailedLink: {
    title: "O seu link precisa de JavaScript.",
    text: "Ative-o nas definições do navegador e volte a abrir o link que recebeu por e-mail, ou use outro navegador. <contact>Contacte-nos</contact> se isso não resolver.",
    failed: "Não conseguimos abrir o link do seu e-mail.",
    contact: "Contacte-nos",
  },
} as const satisfies Translation<typeof english>;
