import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { systems } = facts;

export const devicesAndSupport: readonly Question[] = [
  {
    id: "devices",
    question: "Which phones does the app run on?",
    answer: [
      `iPhones with ${systems.ios} and up, and phones with ${systems.android} and up.`,
      [link("Get the app", "/download")],
    ],
  },
  {
    id: "support",
    question: "How do I reach support?",
    answer: [
      [
        "Write to ",
        mail(brand.addresses.support),
        " or use ",
        link("Contact Us", "/contactus"),
        ". A real person reads every message.",
      ],
    ],
  },
];
