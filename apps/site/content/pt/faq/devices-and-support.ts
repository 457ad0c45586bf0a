import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { systems } = facts;

export const devicesAndSupport: readonly Question[] = [
  {
    id: "devices",
    question: "Em que telemóveis funciona a app?",
    answer: [
      `Em iPhones com ${systems.ios} ou superior, e em telemóveis com ${systems.android} ou superior.`,
      [link("Descarregar a app", "/download")],
    ],
  },
  {
    id: "support",
    question: "Como falo com o apoio?",
    answer: [
      [
        "Escreva para ",
        mail(brand.addresses.support),
        " ou use ",
        link("Contacte-nos", "/contactus"),
        ". Uma pessoa real lê cada mensagem.",
      ],
    ],
  },
];
