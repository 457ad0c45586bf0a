import { brand } from "../../../brand.ts";
import { locale } from "@matchfront/locales/pt/locale";
import { facts } from "@matchfront/locales/facts";
import { link, type Question } from "../../faq/answer.ts";

export const business: readonly Question[] = [
  {
    id: "advertise",
    question: `Como faço publicidade na ${brand.name}?`,
    answer: [
      `Junte-se a ${locale.messages.facts.advertisers} anunciantes satisfeitos. Os seus anúncios aparecem nas nossas apps de encontros, e em banners dentro das mensagens. Pode escolher quem os vê por local, origem racial ou étnica e género, onde a lei o permite.`,
      [
        link("Fale-nos do seu negócio", "/advertise-form"),
        `, e respondemos no prazo de ${facts.answers.businessHours} horas.`,
      ],
    ],
  },
  {
    id: "affiliate",
    question: "Como funciona o programa de afiliados?",
    answer: [
      `Cada download ou registo válido que chegue pelo seu próprio link rende-lhe ${locale.messages.facts.pay}.`,
      {
        steps: [
          [link("Candidate-se", "/partnership"), ". A sua página nas redes sociais tem de ser pública."],
          `Com a candidatura aceite, recebe um link de rastreio. Fica ativo durante ${locale.messages.facts.linkLife}.`,
          `Faça ${locale.messages.facts.posts} publicações, pelo menos ${locale.messages.facts.videos} delas em vídeo, e deixe cada uma online durante pelo menos ${locale.messages.facts.postLife}.`,
          `Peça o seu pagamento ${locale.messages.facts.payouts}. É feito por ${locale.messages.facts.paidThrough}. Confirme primeiro que pode receber pagamentos assim onde vive.`,
        ],
      },
      [
        "O que recebe depende da qualidade do tráfego que nos traz, e soma-se um valor por clique. Enviamos-lhe os pormenores por e-mail. ",
        link("Veja como funciona", "/ambassadors"),
        ".",
      ],
    ],
  },
];
