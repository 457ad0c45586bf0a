import type { Question } from "../../faq/answer.ts";

export const matches: readonly Question[] = [
  {
    id: "matching",
    question: "Como funciona um match?",
    answer: [
      "É preciso um sim dos dois lados. Deslize para a direita num perfil de que goste. Se essa pessoa também deslizar para a direita no seu, há um match mútuo, e já podem conversar. Sem match, não há conversa.",
    ],
  },
  {
    id: "send-message",
    question: "Como envio uma mensagem?",
    answer: [
      "Pode conversar assim que tiver um match mútuo. Abra o match, escreva e envie. Se não consegue escrever a alguém, é porque ainda não há match, ou porque o match já não existe.",
    ],
  },
  {
    id: "lost-match",
    question: "Porque desapareceu um match?",
    answer: [
      "A outra pessoa desfez o match, bloqueou o seu perfil ou apagou a conta, ou fomos nós que removemos a conta. Para proteger a privacidade dela, não dizemos qual dos casos foi. Um match que desapareceu não pode ser recuperado.",
    ],
  },
];
