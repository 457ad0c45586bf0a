import { brand } from "../../../brand.ts";
import { facts as words } from "../../../languages/sw/facts.ts";
import { facts } from "../../facts.ts";
import { link, type Question } from "../../faq/answer.ts";

export const business: readonly Question[] = [
  {
    id: "advertise",
    question: `Nawezaje kutangaza kwenye ${brand.name}?`,
    answer: [
      `Jiunge na wateja ${words.advertisers} walioridhika wanaotangaza nasi. Matangazo yako huonekana kwenye app zetu za kutafuta mpenzi, na kama mabango ndani ya ujumbe. Unachagua nani ayaone kwa eneo, rangi, asili na jinsia, pale sheria inaporuhusu.`,
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
      `Unapata ${words.pay} kwa kila upakuaji au kujiunga kunakokubalika kupitia kiungo chako mwenyewe.`,
      {
        steps: [
          [
            link("Omba kujiunga", "/partnership"),
            ". Ukurasa wako wa mitandao ya kijamii lazima uwe wazi kwa umma.",
          ],
          `Ukikubaliwa, unapata kiungo cha ufuatiliaji. Kinafanya kazi kwa ${words.linkLife}.`,
          `Chapisha machapisho ${words.posts}, angalau ${words.videos} kati yake liwe video, na kila moja libaki mtandaoni kwa angalau ${words.postLife}.`,
          `Omba malipo yako ${words.payouts}. Yanakuja kupitia ${words.paidThrough}. Hakikisha kwanza kwamba unaweza kupokea pesa kwa njia hii unapoishi.`,
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
