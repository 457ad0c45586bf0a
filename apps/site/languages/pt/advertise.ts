import type { advertise as english } from "../en/advertise.ts";
import type { Translation } from "../translation.ts";

/** The page for those who want to advertise. */
export const advertise = {
  head: {
    title: "Anuncie connosco",
    description:
      "Faça crescer o seu negócio com anúncios nas apps {brand} e banners dentro das mensagens, mostrados às pessoas a quem quer chegar.",
  },
  eyebrow: "Programa de parcerias",
  title: "Faça crescer o seu negócio",
  lead: "Chegue às pessoas quando têm o telemóvel na mão e estão de bom humor. Junte-se a {advertisers} anunciantes satisfeitos.",
  drawing: "A dona de uma loja mostra no telemóvel o seu anúncio de uma mala",
  getStarted: "Começar",
  closing: "Começamos quando quiser",

  reach: {
    heading: "A quem vai chegar",
    users: { value: "Mais de {activeUsers}", label: "de membros ativos" },
    serious: { value: "Mais de {seriousShare}", label: "dos nossos solteiros querem uma relação séria" },
    text: "Solteiros com iPhone e Android, sobretudo negros e africanos, e pessoas que dão valor à tradição e à cultura. É preciso ter {minimumAge} anos para se registar.",
  },

  reasons: {
    heading: "Porquê anunciar aqui?",
    where: {
      title: "O local é à sua escolha",
      text: "Uma cidade, um país, ou todo o lado onde a app é usada: o anúncio aparece nos locais que escolher.",
    },
    who: {
      title: "O público também",
      text: "Segmente por origem racial ou étnica e por género, onde a lei o permite. Algumas leis proíbem-no, por exemplo na habitação, no emprego e no crédito. Na União Europeia, a segmentação por origem é proibida.",
    },
    attention: {
      title: "Onde toda a gente olha",
      text: "Os anúncios aparecem nas nossas apps de encontros e, em banner, dentro das mensagens.",
    },
    serious: {
      title: "Gente com planos sérios",
      text: "Há mais de {activeUsers} de pessoas ativas aqui, e mais de {seriousShare} dos nossos solteiros querem uma relação séria.",
    },
    person: {
      title: "Uma pessoa real responde",
      text: "Diga-nos o que tem em mente. Respondemos no prazo de {businessHours} horas.",
    },
    company: {
      title: "Em boa companhia",
      text: "Já cá estão {advertisers} anunciantes satisfeitos.",
    },
  },

  banner: {
    heading: "Como funciona um banner",
    message: {
      name: "Dentro das mensagens",
      title: "O seu banner entra na conversa",
      text: "O seu banner fica entre duas mensagens de uma conversa: uma imagem e poucas palavras, bem à vista de quem lê.",
      drawing: "Um banner de uma mala entre as mensagens de uma conversa",
    },
    audience: {
      name: "O seu público",
      title: "Diga-nos a quem quer chegar",
      text: "Um restaurante pode querer quem mora perto. Uma marca de produtos para o cabelo, as mulheres de três cidades. Quem e onde, a escolha é sua.",
    },
    request: {
      name: "O seu pedido",
      title: "Poucas linhas, e uma resposta",
      text: "Fale-nos do seu negócio num formulário curto. Uma pessoa real lê-o e responde no prazo de {businessHours} horas.",
    },
  },

  decide: {
    heading: "Duas coisas a decidir",
    audience: {
      title: "O seu público",
      text: "Local, origem racial ou étnica, género: escolha o que quiser. Se não escolher nada, toda a gente vê o anúncio.",
      drawing:
        "Seis pessoas à volta de um marcador de mapa, ao lado de botões para o local, a origem étnica e o género",
    },
    format: {
      title: "O seu formato",
      text: "Um, o outro, ou os dois.",
      drawing: "Um anúncio que ocupa o ecrã de um telemóvel, e outro no meio das mensagens",
    },
  },

  formats: {
    app: { term: "Anúncio na app", place: "Aparece nas nossas apps de encontros." },
    banner: { term: "Banner", place: "Fica entre duas mensagens de uma conversa." },
    size: "Tamanho: {size}.",
    price: "A partir de {price}.",
  },

  policy: {
    heading: "O que pode anunciar",
    doHeading: "Permitido",
    dos: [
      "Produtos, serviços e eventos legais, para pessoas com 18 anos ou mais",
      "Ofertas honestas, de um negócio que se possa contactar",
      "Imagens e textos que tem o direito de usar",
      "Segmentação por local, origem racial ou étnica e género, onde a lei o permite",
    ],
    dontHeading: "Proibido",
    donts: [
      "Nudez, conteúdo sexual, prostituição ou tráfico de pessoas",
      "Discurso de ódio, assédio ou violência",
      "Burlas, usurpação de identidade ou spam",
      "Drogas, armas ou qualquer outra coisa ilegal",
      "Tudo o que se dirija a menores de 18 anos",
    ],
    rules: "Os anúncios também têm de respeitar as <guidelines>Regras da comunidade</guidelines>.",
  },

  steps: {
    heading: "Do pedido ao anúncio no ar",
    send: {
      title: "Envie o seu pedido",
      text: "Fale-nos do seu negócio e do que quer anunciar. É um só formulário, e é curto.",
    },
    agree: {
      title: "Combinamos o plano",
      text: "Uma pessoa real responde no prazo de {businessHours} horas. Em conjunto, definimos o público, o formato e o preço, sem compromisso.",
    },
    live: {
      title: "Já está no ar",
      text: "O anúncio passa nas nossas apps de encontros, dentro das mensagens, ou nos dois sítios.",
    },
  },

  talk: {
    title: "Fale com uma pessoa real",
    text: "Ainda não quer enviar um pedido? Pergunte primeiro o que quiser: escreva-nos com o assunto <topic>Publicidade</topic>. Quer trabalhar connosco de outra forma? Veja o <partnership>Programa de parcerias</partnership>.",
    button: "Contacte-nos",
  },
} as const satisfies Translation<typeof english>;
