import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, type Question } from "../../faq/answer.ts";

export const basics: readonly Question[] = [
  {
    id: "is-it-free",
    question: `A ${brand.name} é grátis?`,
    answer: [
      `${brand.cost.pt} Pode comprar uma subscrição, e moedas que desbloqueiam certas funções. O preço aparece sempre antes de comprar.`,
      [
        "Uma subscrição renova-se até a cancelar. Veja ",
        link("como cancelar", "#cancel-renewal"),
        ", e ",
        link("quando pode receber um reembolso", "#refunds"),
        ".",
      ],
      "Este site é gratuito, e não precisa de conta para o usar.",
    ],
  },
  {
    id: "is-it-safe",
    question: `A ${brand.name} é segura?`,
    answer: [
      "Nenhuma app de encontros pode prometer que toda a gente lá tem boas intenções, e não verificamos o registo criminal dos membros. O que contribui para a sua segurança:",
      {
        points: [
          "Ninguém pode conversar consigo sem um match: os dois lados têm de deslizar para a direita.",
          "Pode denunciar qualquer membro, na página do perfil ou na conversa. Podemos banir ou apagar a conta.",
          "Pode bloquear qualquer membro. As pessoas bloqueadas nunca mais podem entrar em contacto consigo.",
          "Na app, os filtros de mensagens ajudam a afastar mensagens que ninguém devia ter de ler.",
          "Escondemos a sua orientação sexual enquanto estiver num lugar onde ela possa pôr a sua segurança em risco.",
          `É preciso ter ${facts.minimumAge} anos ou mais.`,
        ],
      },
      [
        "Há muito que pode fazer: fique na app enquanto se vão conhecendo, faça uma videochamada antes de se encontrarem, e marque o primeiro encontro num local público. Há mais conselhos na página ",
        link("Encontros seguros", "/safety"),
        ".",
      ],
    ],
  },
  {
    id: "fake-profiles",
    question: "O que fazem contra os perfis falsos?",
    answer: [
      "Não conseguimos apanhá-los todos, e não verificamos se é verdade o que os membros dizem de si. Veja o que fazemos:",
      {
        points: [
          "Toda a gente inicia sessão com um número de telemóvel, uma conta Apple ou uma conta do Facebook.",
          "Cada pessoa tem uma só conta, que não pode ser partilhada.",
          [
            "Fazer-se passar por outra pessoa é contra as nossas ",
            link("Regras da comunidade", "/communityguidelines#impersonation"),
            ", e usar bots também.",
          ],
          "Analisamos as denúncias, e trabalhamos para encontrar e travar burlas e contas falsas.",
          "Uma infração pode levar ao banimento, e uma pessoa banida não pode voltar.",
        ],
      },
      [
        "Tem dúvidas sobre alguém? Peça uma videochamada: um rosto em direto é mais difícil de falsificar do que uma foto. Se alguma coisa não bate certo, ",
        link("denuncie", "#report-concern"),
        ".",
      ],
    ],
  },
];
