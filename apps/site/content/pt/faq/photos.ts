import { link, type Question } from "../../faq/answer.ts";

export const photos: readonly Question[] = [
  {
    id: "upload-photo",
    question: "Como adiciono uma foto?",
    answer: [
      "Abra o seu próprio perfil na app, vá às suas fotos, e acrescente uma a partir do telemóvel. Se a app não consegue ver as suas imagens, autorize-a nas definições do telemóvel.",
    ],
  },
  {
    id: "delete-photo",
    question: "Como apago uma foto?",
    answer: [
      "Abra o seu próprio perfil, escolha a foto e apague-a. O perfil precisa sempre de pelo menos uma foto: se for a única, acrescente outra primeiro.",
    ],
  },
  {
    id: "photo-removed",
    question: "Porque foi removida a minha foto?",
    answer: [
      [
        "Porque era contra as ",
        link("Regras da comunidade", "/communityguidelines"),
        ". Os motivos habituais: mostra nudez, violência ou uma celebridade, ou pertence a outra pessoa. Se pensa que foi um erro, ",
        link("escreva-nos", "/contactus"),
        ".",
      ],
    ],
  },
  {
    id: "photo-dos",
    question: "Que fotos funcionam bem?",
    answer: [
      {
        points: [
          "Uma recente, para que ninguém tenha surpresas.",
          "O seu próprio rosto, com boa luz, sem óculos de sol.",
          "Uma que mostre um passatempo: o que cozinha, joga, planta, canta ou constrói.",
          "Uma com um sorriso. É a frase de abertura mais antiga do mundo.",
        ],
      },
    ],
  },
  {
    id: "photo-donts",
    question: "Que fotos não são permitidas?",
    answer: [
      {
        points: [
          "Nudez, ou qualquer coisa sexual.",
          "Violência, sangue, ou armas empunhadas para meter medo.",
          "Fotos cujos direitos de autor são de outra pessoa.",
          "Fotos de uma celebridade, ou de qualquer outra pessoa, em vez de si.",
          "Crianças sozinhas.",
        ],
      },
    ],
  },
];
