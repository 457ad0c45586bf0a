import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { systems } = facts;

export const devicesAndSupport: readonly Question[] = [
  {
    id: "devices",
    question: "App inafanya kazi kwenye simu zipi?",
    answer: [
      `iPhone zenye ${systems.ios} na kuendelea, na simu zenye ${systems.android} na kuendelea.`,
      [link("Pata app", "/download")],
    ],
  },
  {
    id: "support",
    question: "Nawapataje watu wa msaada?",
    answer: [
      [
        "Andika kwa ",
        mail(brand.addresses.support),
        " au tumia ",
        link("Wasiliana nasi", "/contactus"),
        ". Mtu halisi anasoma kila ujumbe.",
      ],
    ],
  },
];
