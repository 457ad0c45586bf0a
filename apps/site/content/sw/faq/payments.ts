import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { refundDays } = facts.payments;

export const payments: readonly Question[] = [
  {
    id: "cancel-renewal",
    question: "Nasitishaje subscription yangu?",
    answer: [
      "Usajili (subscription) hujirudia wenyewe, nawe unatozwa tena, hadi uughairi. Kufuta akaunti yako au app hakughairi usajili. Ghairi pale uliponunua:",
      {
        points: [
          "App Store: kwenye mipangilio ya iPhone yako, gusa jina lako, kisha Subscriptions.",
          "Google Play: gusa picha yako, kisha Malipo na usajili (Payments & subscriptions).",
          ["Ulilipa moja kwa moja: andika kwa ", mail(brand.addresses.support), "."],
        ],
      },
      "Unabaki na ulicholipia hadi mwisho wa kipindi cha malipo kinachoendelea.",
    ],
  },
  {
    id: "refunds",
    question: "Naweza kurudishiwa pesa zangu?",
    answer: [
      "Kwa kawaida, haturudishi malipo. Kuna hali za kipekee kwa usajili:",
      {
        points: [
          `Ukiomba ndani ya siku ${refundDays} baada ya kulipa, huenda tukakubali kukurudishia.`,
          [
            "Kama unaishi Marekani, katika mojawapo ya majimbo yaliyotajwa kwenye ",
            link("masharti", "/terms#payments"),
            ", unaweza kughairi hadi saa sita usiku, mwishoni mwa siku ya tatu ya kazi baada ya siku uliyonunua usajili, na urudishiwe pesa zako.",
          ],
          "Kama sheria ya unapoishi inakupa haki ya kurudishiwa pesa, haki hiyo inatumika.",
        ],
      },
      [
        "Kwa chochote ulichonunua kwenye App Store, iombe Apple. Kwa vingine, andika kwa ",
        mail(brand.addresses.support),
        ". Ununuzi wa sarafu na vitu vingine vya kidijitali ni wa mwisho na haurudishiwi pesa. ",
        link("Masharti", "/terms#payments"),
        " yana maelezo kamili.",
      ],
    ],
  },
  {
    id: "coins",
    question: "Sarafu ni nini?",
    answer: [
      "Sarafu za kidijitali hufungua baadhi ya vipengele kwenye app. Si pesa: si salio la pesa halisi, na huwezi kuzitoa kama fedha, kuzibadilisha wala kumpa mtu mwingine. Ukinunua sarafu, ununuzi huo ni wa mwisho.",
    ],
  },
  {
    id: "paying-outside-americas",
    question: "Namlipa nani kama naishi nje ya bara la Amerika?",
    answer: [
      [
        "Ukilipa moja kwa moja, unailipa kampuni nyingine inayohusiana nasi, iliyotajwa kwenye ",
        link("masharti", "/terms#payments"),
        ". Jina lake linaweza kuonekana kwenye taarifa yako ya benki. Ukinunua kupitia App Store au Google Play, unalipa duka hilo.",
      ],
    ],
  },
];
