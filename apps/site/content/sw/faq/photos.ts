import { link, type Question } from "../../faq/answer.ts";

export const photos: readonly Question[] = [
  {
    id: "upload-photo",
    question: "Nawezaje kuweka picha?",
    answer: [
      "Fungua wasifu wako kwenye app, nenda kwenye picha zako, na uongeze moja kutoka kwenye simu yako. Kama app haioni picha zako, iruhusu kwenye mipangilio ya simu.",
    ],
  },
  {
    id: "delete-photo",
    question: "Nawezaje kufuta picha?",
    answer: [
      "Fungua wasifu wako, chagua picha na uifute. Wasifu wako lazima uwe na angalau picha moja kila wakati, kwa hiyo kama ni moja tu, ongeza nyingine kwanza.",
    ],
  },
  {
    id: "photo-removed",
    question: "Kwa nini picha yangu imeondolewa?",
    answer: [
      [
        "Kwa sababu imevunja ",
        link("Kanuni za Jumuiya", "/communityguidelines"),
        ". Sababu za kawaida: inaonyesha uchi, ukatili au mtu maarufu, au ni ya mtu mwingine. Ukidhani ni makosa, ",
        link("tuandikie", "/contactus"),
        ".",
      ],
    ],
  },
  {
    id: "photo-dos",
    question: "Picha zipi zinafaa?",
    answer: [
      {
        points: [
          "Ya hivi karibuni, ili mtu asishangae.",
          "Uso wako mwenyewe, kwenye mwanga mzuri, bila miwani ya jua.",
          "Inayoonyesha unachopenda: unachopika, unachocheza, unachopanda, unachoimba au unachojenga.",
          "Yenye tabasamu. Ndiyo salamu ya kale kuliko zote.",
        ],
      },
    ],
  },
  {
    id: "photo-donts",
    question: "Picha zipi haziruhusiwi?",
    answer: [
      {
        points: [
          "Uchi, au kitu chochote cha ngono.",
          "Ukatili, damu, au silaha za kuwatisha watu.",
          "Picha ambazo mtu mwingine ana hakimiliki yake.",
          "Picha za mtu maarufu, au za mtu mwingine yeyote, badala yako.",
          "Watoto peke yao.",
        ],
      },
    ],
  },
];
