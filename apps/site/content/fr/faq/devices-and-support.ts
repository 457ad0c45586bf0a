import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { systems } = facts;

export const devicesAndSupport: readonly Question[] = [
  {
    id: "devices",
    question: "Sur quels téléphones marche l’appli ?",
    answer: [
      `Sur les iPhone avec ${systems.ios} ou plus récent, et sur les téléphones avec ${systems.android} ou plus récent.`,
      [link("Télécharger l’appli", "/download")],
    ],
  },
  {
    id: "support",
    question: "Comment joindre l’assistance ?",
    answer: [
      [
        "Écrivez à ",
        mail(brand.addresses.support),
        " ou passez par ",
        link("Nous contacter", "/contactus"),
        ". Une vraie personne lit chaque message.",
      ],
    ],
  },
];
