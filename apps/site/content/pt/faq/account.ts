import { brand } from "../../../brand.ts";
import { locale } from "@matchfront/locales/pt/locale";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { answers, passwordLength } = facts;
const { retention } = locale.messages.facts;

export const account: readonly Question[] = [
  {
    id: "sign-in",
    question: "Como inicio sessão?",
    answer: [
      "Na app, com o seu número de telemóvel, a sua conta Apple ou a sua conta do Facebook. Use sempre a opção com que se registou. Algumas contas têm também uma palavra-passe. Neste site não se inicia sessão.",
    ],
  },
  {
    id: "change-phone-number",
    question: "Como mudo o meu número de telemóvel?",
    answer: [
      {
        steps: [
          [
            "Escreva para ",
            mail(brand.addresses.support),
            " a partir do endereço de e-mail da sua conta. Enviamos-lhe por e-mail um link que só funciona uma vez.",
          ],
          "Toque no link: abre-se este site, que lhe pede o novo número.",
          "Introduza o código que enviamos por SMS para o novo número. A partir daí, é com esse número que inicia sessão.",
        ],
      },
      "Se o link já não funciona, peça um novo. Se recebeu um link que não pediu, não o abra, e avise-nos.",
    ],
  },
  {
    id: "change-password",
    question: "Como mudo a minha palavra-passe?",
    answer: [
      {
        steps: [
          [
            "Escreva para ",
            mail(brand.addresses.support),
            " a partir do endereço de e-mail da sua conta. Se a conta tiver uma palavra-passe, enviamos-lhe por e-mail um link que só funciona uma vez.",
          ],
          `Toque no link: abre-se este site, que lhe pede uma nova palavra-passe, duas vezes. Tem de ter pelo menos ${passwordLength} caracteres.`,
          "Volte à app e inicie sessão com a nova palavra-passe.",
        ],
      },
    ],
  },
  {
    id: "log-out",
    question: "Como termino a sessão, e o meu perfil fica escondido?",
    answer: [
      "Pode terminar a sessão nas definições da app. Isso não esconde o seu perfil: as outras pessoas continuam a vê-lo. Para o esconder, desligue “Show me” (Mostrar-me) nas definições antes de terminar a sessão.",
    ],
  },
  {
    id: "delete-account",
    question: "Como apago a minha conta?",
    answer: [
      {
        steps: [
          [
            "Primeiro, cancele qualquer subscrição: ",
            link("apagar a conta não a cancela", "#cancel-renewal"),
            ".",
          ],
          "Abra as definições na app, escolha apagar a sua conta, e confirme.",
        ],
      },
      [
        "Já não tem a app? Escreva para ",
        mail(brand.addresses.support),
        " a partir do endereço de e-mail da sua conta e peça-nos que a apaguemos.",
      ],
      "Ao apagar a conta, desaparecem todas as suas ligações, incluindo matches e conversas. Não há forma de as recuperar.",
      `Depois disso, guardamos os dados durante um período de segurança de ${retention.afterDeletion}, para o caso de alguém ter sofrido danos. A seguir, apagamo-los ou tornamo-los anónimos.`,
    ],
  },
  {
    id: "data-request",
    question: "Como recebo uma cópia dos meus dados?",
    answer: [
      [
        "Escreva para ",
        mail(brand.addresses.support),
        ` a partir do endereço de e-mail da sua conta, e diga-nos o que pretende: uma cópia, uma correção ou que apaguemos dados. Respondemos a pedidos sobre dados no prazo de ${answers.dataRequestHours} horas.`,
      ],
      ["Os seus direitos estão na ", link("Política de privacidade", "/privacy#rights"), "."],
    ],
  },
  {
    id: "inactive-account",
    question: "O que acontece se eu não iniciar sessão durante muito tempo?",
    answer: [
      `Depois de ${retention.inactivity} sem iniciar sessão, podemos apagar a sua conta ou tornar anónimos os dados dela. Uma subscrição continua a renovar-se até a cancelar.`,
    ],
  },
];
