import type { ambassadors as english } from "../en/ambassadors.ts";
import type { Translation } from "../translation.ts";

/** The page for affiliates and brand ambassadors. */
export const ambassadors = {
  head: {
    title: "Programa de afiliados",
    description:
      "Recomende a {brand} e ganhe {pay} por download ou registo válido. Quem se pode candidatar, o que publicar e como recebe.",
  },
  eyebrow: "Boas-vindas",
  title: "Junte-se aos afiliados",
  lead: "Há pessoas à sua volta que deviam conhecer-se. Fale-lhes da {brand} e ganhe {pay} por cada download ou registo válido.",
  drawing: "Uma mulher acena ao telemóvel, que a filma no centro de um anel de luz",
  signUp: "Inscrever-me",
  closing: "Recomende a {brand}. Ganhe dinheiro.",

  steps: {
    heading: "Comece a ganhar em três passos",
    signUp: {
      title: "Inscreva-se",
      text: "Diga-nos quem é e onde publica. Depois de aceitarmos a sua candidatura, recebe um link de rastreio só seu.",
    },
    share: {
      title: "Partilhe o seu link de afiliado",
      text: "Está ativo durante {linkLife}. Publique-o onde os seus seguidores o vejam.",
    },
    earn: {
      title: "Ganhe {pay} por download",
      text: "Conta cada download ou registo válido que chegar através do seu link.",
    },
  },

  role: {
    heading: "Embaixador ou embaixadora da marca?",
    text: "Quem assume este papel é o rosto e a voz da {brand}: cria publicações (vídeos e imagens) que dão vontade de descarregar a app, representa a marca, puxa pela conversa com os seguidores e responde às perguntas deles.",
    required: {
      heading: "O que procuramos",
      points: [
        "Tem {minimumAge} anos ou mais.",
        "Tem um site ou um blogue pessoal, é influencer nas redes sociais ou representa marcas como embaixador ou embaixadora.",
        "Tem uma página pública no YouTube, Instagram, Facebook, Twitter ou TikTok.",
      ],
    },
    accepted: {
      heading: "Depois de aceitarmos a candidatura",
      points: [
        "Faça {posts} publicações nas redes sociais, pelo menos {videos} delas em vídeo.",
        "Mantenha cada publicação no ar pelo menos {postLife}.",
        "Diga em cada publicação que é conteúdo pago. Muitos países exigem-no, e os seus seguidores merecem saber.",
      ],
    },
  },

  payment: {
    heading: "Como recebe",
    amount: {
      term: "Quanto",
      definition:
        "{pay} por download ou registo válido. O que recebe depende da qualidade do tráfego que nos traz, e soma-se um valor por clique. Enviamos-lhe os pormenores por e-mail.",
    },
    period: {
      term: "Durante quanto tempo",
      definition: "O seu link de rastreio está ativo durante {linkLife}.",
    },
    payout: { term: "Quando", definition: "Peça o seu pagamento {payouts}." },
    channel: {
      term: "Como",
      definition: "Por {paidThrough}. Confirme primeiro que pode receber pagamentos assim onde vive.",
    },
    course: "Do princípio ao fim",
    steps: [
      "Candidate-se.",
      "Aceitamos a candidatura e enviamos-lhe os pormenores por e-mail.",
      "Receba o seu link de rastreio.",
      "Publique.",
      "Peça o seu pagamento.",
    ],
  },

  earnings: {
    heading: "Quanto poderia ganhar",
    lead: "Uma estimativa: as pessoas que alcança, vezes a parte que descarrega a app, vezes o que rende cada download.",
    reach: "Pessoas que veem as suas publicações",
    rate: "Em cada 100, quantas descarregam?",
    caption: "Ganhos estimados em dólares americanos, a {pay} por download válido",
    reachColumn: "Alcance",
    people: "{reach, number} pessoas",
    note: "São exemplos, não uma promessa. Só contam os downloads e registos válidos. Enviamos-lhe por e-mail os pormenores do que vai receber.",
  },
} as const satisfies Translation<typeof english>;
