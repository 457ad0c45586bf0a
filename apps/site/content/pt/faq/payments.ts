import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { refundDays } = facts.payments;

export const payments: readonly Question[] = [
  {
    id: "cancel-renewal",
    question: "Como cancelo a minha subscrição?",
    answer: [
      "Uma subscrição renova-se automaticamente até a cancelar. Apagar a conta ou a app não a cancela. Cancele onde a comprou:",
      {
        points: [
          "App Store: nas definições do iPhone, toque no seu nome e depois em Assinaturas.",
          "Google Play: toque na sua imagem e depois em Pagamentos e subscrições.",
          ["Pagou diretamente: escreva para ", mail(brand.addresses.support), "."],
        ],
      },
      "O que pagou continua disponível até ao fim do período de faturação em curso.",
    ],
  },
  {
    id: "refunds",
    question: "Posso ter o meu dinheiro de volta?",
    answer: [
      "Em regra, não reembolsamos pagamentos. Há exceções para subscrições:",
      {
        points: [
          `Se pedir até ${refundDays} dias depois de pagar, podemos abrir uma exceção.`,
          [
            "Em alguns estados dos Estados Unidos, indicados nos ",
            link("termos", "/terms#payments"),
            ", quem lá vive pode cancelar até à meia-noite do terceiro dia útil depois daquele em que subscreveu, e receber o dinheiro de volta.",
          ],
          "Se a lei do lugar onde vive lhe dá direito a um reembolso, esse direito vale.",
        ],
      },
      [
        "Para o que comprou na App Store, peça à Apple. Para o resto, escreva para ",
        mail(brand.addresses.support),
        ". As compras de moedas e de outros artigos virtuais são definitivas e não reembolsáveis. Os ",
        link("termos", "/terms#payments"),
        " têm todos os pormenores.",
      ],
    ],
  },
  {
    id: "coins",
    question: "O que são as moedas?",
    answer: [
      "As moedas virtuais desbloqueiam certas funções da app. Não são dinheiro: não têm valor no mundo real, e não as pode converter em dinheiro, trocar nem dar a ninguém. Quando compra moedas, a venda é definitiva.",
    ],
  },
  {
    id: "paying-outside-americas",
    question: "A quem pago se vivo fora do continente americano?",
    answer: [
      [
        "Se paga diretamente, paga a uma empresa separada, afiliada à nossa, indicada nos ",
        link("termos", "/terms#payments"),
        ". O nome dela pode aparecer no seu extrato. Se compra na App Store ou no Google Play, paga à loja.",
      ],
    ],
  },
];
