import { brand } from "../../../brand.ts";
import { locale } from "@matchfront/locales/sw/locale";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { answers, passwordLength } = facts;
const { retention } = locale.messages.facts;

export const account: readonly Question[] = [
  {
    id: "sign-in",
    question: "Naingiaje kwenye akaunti yangu?",
    answer: [
      "Kwenye app, kwa namba yako ya simu, akaunti yako ya Apple au akaunti yako ya Facebook. Tumia ile uliyojiunga nayo. Baadhi ya akaunti zina nenosiri pia. Huingii kwenye tovuti hii.",
    ],
  },
  {
    id: "change-phone-number",
    question: "Nabadilishaje namba yangu ya simu?",
    answer: [
      {
        steps: [
          [
            "Andika kwa ",
            mail(brand.addresses.support),
            " kutoka kwenye barua pepe ya akaunti yako. Tutakutumia kiungo kinachofanya kazi mara moja tu.",
          ],
          "Gusa kiungo hicho. Kinafungua tovuti hii na kukuuliza namba yako mpya.",
          "Andika msimbo tunaotuma kwa SMS kwenye namba mpya. Kuanzia hapo, unaingia kwa namba hiyo.",
        ],
      },
      "Kama kiungo hakifanyi kazi tena, omba kipya. Kama hukuomba kiungo, usikifungue, na utuambie.",
    ],
  },
  {
    id: "change-password",
    question: "Nawekaje nenosiri jipya?",
    answer: [
      {
        steps: [
          [
            "Andika kwa ",
            mail(brand.addresses.support),
            " kutoka kwenye barua pepe ya akaunti yako. Kama akaunti ina nenosiri, tutakutumia kiungo kinachofanya kazi mara moja tu.",
          ],
          `Gusa kiungo hicho. Kinafungua tovuti hii na kukuuliza nenosiri jipya, mara mbili. Linahitaji angalau herufi ${passwordLength}.`,
          "Rudi kwenye app na uingie kwa nenosiri lako jipya.",
        ],
      },
    ],
  },
  {
    id: "log-out",
    question: "Natokaje kwenye akaunti, na je, kutoka kunanificha?",
    answer: [
      "Unaweza kutoka kwenye mipangilio ya app. Kutoka hakufichi wasifu wako: wengine bado wanauona. Ili uufiche, zima “Show me” kwenye mipangilio kabla ya kutoka.",
    ],
  },
  {
    id: "delete-account",
    question: "Nafutaje akaunti yangu?",
    answer: [
      {
        steps: [
          [
            "Kwanza, ghairi usajili wowote ulio nao: ",
            link("kufuta akaunti hakughairi usajili", "#cancel-renewal"),
            ".",
          ],
          "Fungua mipangilio kwenye app, chagua kufuta akaunti yako, na uthibitishe.",
        ],
      },
      [
        "Huna app tena? Andika kwa ",
        mail(brand.addresses.support),
        " kutoka kwenye barua pepe ya akaunti yako na utuombe tuifute.",
      ],
      "Kufuta akaunti kunaondoa watu wote uliounganishwa nao, pamoja na match na mazungumzo. Haviwezi kurudishwa.",
      `Baada ya hapo, tunahifadhi data kwa kipindi cha usalama cha ${retention.afterDeletion}, endapo kuna mtu amedhurika. Kisha tunazifuta au kuondoa utambulisho wako kwenye data hizo.`,
    ],
  },
  {
    id: "data-request",
    question: "Napataje nakala ya data zangu?",
    answer: [
      [
        "Andika kwa ",
        mail(brand.addresses.support),
        ` kutoka kwenye barua pepe ya akaunti yako, na utuambie unachotaka: nakala, marekebisho au kufutwa. Tunajibu maombi ya data ndani ya saa ${answers.dataRequestHours}.`,
      ],
      ["Haki zako ziko kwenye ", link("Sera ya Faragha", "/privacy#rights"), "."],
    ],
  },
  {
    id: "inactive-account",
    question: "Nini hutokea nisipoingia kwa muda mrefu?",
    answer: [
      `Baada ya ${retention.inactivity} bila kuingia, tunaweza kufuta akaunti yako au kuondoa utambulisho wako kwenye data zake. Usajili unaendelea kujirudia, nawe unatozwa tena, hadi uughairi.`,
    ],
  },
];
