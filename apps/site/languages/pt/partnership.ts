import type { partnership as english } from "../en/partnership.ts";
import type { Translation } from "../translation.ts";

/** The page with the form for those who want to work with us. */
export const partnership = {
  head: {
    title: "Programa de parcerias",
    description:
      "Trabalhe com a {brand}: anuncie, ganhe como afiliado, dê a cara pela marca ou traga uma ideia. Respondemos no prazo de {businessHours} horas.",
  },
  eyebrow: "Parcerias",
  title: "Programa de parcerias",
  lead: "Quer chegar a solteiros negros e africanos? Tem seguidores que adoravam conhecer alguém? Vamos conversar. Respondemos no prazo de {businessHours} horas.",
  drawing: "Uma mulher de hijab e um homem mais velho à mesa, debruçados sobre um plano",
  who: {
    heading: "Para quem é",
    businesses: {
      title: "Empresas",
      text: "Quer anunciar? Veja como funcionam os anúncios e o que pode publicar.",
    },
    affiliates: {
      title: "Afiliados",
      text: "Sites, blogues, influencers, embaixadores e embaixadoras de marcas ganham {pay} por cada download ou registo válido. Veja como funciona e depois candidate-se com o formulário abaixo.",
    },
    others: {
      title: "E todos os outros",
      text: "Tem uma ideia para um evento, uma causa ou um serviço para os nossos membros? Conte-nos.",
    },
  },
  form: {
    heading: "Fale-nos de si",
    lead: "Bastam umas linhas para começar, sem qualquer compromisso.",
  },
  next: [
    "Uma pessoa real lê a sua mensagem e responde no prazo de {businessHours} horas.",
    "Planeamos em conjunto: o público, o formato e o preço de um anúncio, ou como pôr a sua ideia em prática.",
    "Os afiliados que aceitamos recebem um link só seu, que está ativo durante {linkLife}.",
  ],
} as const satisfies Translation<typeof english>;
