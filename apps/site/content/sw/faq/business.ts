import { brand } from "../../../brand.ts";
import { locale } from "@matchfront/locales/sw/locale";
import { facts } from "@matchfront/locales/facts";
import { link, type Question } from "../../faq/answer.ts";

export const business: readonly Question[] = [
  {
    id: "advertise",
    question: `Nawezaje kutangaza kwenye ${brand.name}?`,
    answer: [
      `Jiunge na wateja ${locale.messages.facts.advertisers} walioridhika wanaotangaza nasi. Matangazo yako huonekana kwenye app zetu za kutafuta mpenzi, na kama mabango ndani ya ujumbe. Unachagua nani ayaone kwa eneo, rangi, asili na jinsia, pale sheria inaporuhusu.`,
      [
        link("Tuambie kuhusu biashara yako", "/advertise-form"),
        `, na tutakujibu ndani ya saa ${facts.answers.businessHours}.`,
      ],
    ],
  },
  {
    id: "affiliate",
    question: "Mpango wa washirika unafanyaje kazi?",
    answer: [
      `Unapata ${locale.messages.facts.pay} kwa kila upakuaji au kujiunga kunakokubalika kupitia kiungo chako mwenyewe.`,
      {
        steps: [
          [
            link("Omba kujiunga", "/partnership"),
            ". Ukurasa wako wa mitandao ya kijamii lazima uwe wazi kwa umma.",
          ],
          `Ukikubaliwa, unapata kiungo cha ufuatiliaji. Kinafanya kazi kwa ${locale.messages.facts.linkLife}.`,
          `Chapisha machapisho ${locale.messages.facts.posts}, angalau ${locale.messages.facts.videos} kati yake liwe video, na kila moja libaki mtandaoni kwa angalau ${locale.messages.facts.postLife}.`,
          `Omba malipo yako ${locale.messages.facts.payouts}. Yanakuja kupitia ${locale.messages.facts.paidThrough}. Hakikisha kwanza kwamba unaweza kupokea pesa kwa njia hii unapoishi.`,
        ],
      },
      [
        "Kiwango chako hutegemea ubora wa traffic unayoleta, pamoja na kiwango kwa kila mbofyo. Tutakutumia maelezo kwa barua pepe. ",
        link("Tazama inavyofanya kazi", "/ambassadors"),
        ".",
      ],
    ],
  },
];
