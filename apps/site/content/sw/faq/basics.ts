import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, type Question } from "../../faq/answer.ts";

export const basics: readonly Question[] = [
  {
    id: "is-it-free",
    question: `Je, ${brand.name} ni bure?`,
    answer: [
      `${brand.cost.sw} Unaweza kununua usajili (subscription), na sarafu zinazofungua baadhi ya vipengele. Utaona bei kila mara kabla ya kununua.`,
      [
        "Usajili unaendelea kujirudia, nawe unatozwa tena, hadi uughairi. Hii hapa ",
        link("jinsi ya kughairi", "#cancel-renewal"),
        ", na ",
        link("wakati unapoweza kurudishiwa pesa", "#refunds"),
        ".",
      ],
      "Kutumia tovuti hii ni bure, na huhitaji akaunti.",
    ],
  },
  {
    id: "is-it-safe",
    question: `Je, ${brand.name} ni salama?`,
    answer: [
      "Hakuna app ya kutafuta mpenzi inayoweza kuahidi kwamba kila mtu ana nia njema, na hatuchunguzi rekodi za uhalifu. Haya ndiyo yanayokulinda:",
      {
        points: [
          "Hakuna anayeweza kuchati nawe isipokuwa nyote wawili mmetelezesha kulia.",
          "Unaweza kumripoti mtu yeyote, kwenye ukurasa wa wasifu wake au kwenye mazungumzo yenu. Tunaweza kumfungia au kufuta akaunti yake.",
          "Unaweza kumzuia mtu yeyote. Uliowazuia hawataweza kamwe kuwasiliana nawe tena.",
          "Vichujio vya Ujumbe Salama (Safe Message Filters) ndani ya app husaidia kuzuia ujumbe ambao hakuna mtu anayepaswa kuusoma.",
          "Tunaficha mwelekeo wako wa kimapenzi ukiwa mahali ambapo unaweza kukuweka hatarini.",
          `Lazima uwe na umri wa miaka ${facts.minimumAge} au zaidi.`,
        ],
      },
      [
        "Nawe unaweza kufanya mengi: baki ndani ya app wakati mnafahamiana, pigianeni simu ya video kabla ya kukutana, na kutaneni kwanza mahali pa umma. Kuna maelezo zaidi kwenye ukurasa wa ",
        link("Usalama unapotafuta mpenzi", "/safety"),
        ".",
      ],
    ],
  },
  {
    id: "fake-profiles",
    question: "Mnazuiaje akaunti feki?",
    answer: [
      "Hatuwezi kuzigundua zote, na hatuhakiki kama wanachosema wanachama kuhusu maisha yao ni kweli. Haya ndiyo tunayofanya:",
      {
        points: [
          "Kila mtu huingia kwa namba ya simu, akaunti ya Apple au akaunti ya Facebook.",
          "Mtu mmoja ana akaunti moja, na haiwezi kutumiwa na watu wengi.",
          [
            "Kujifanya mtu mwingine ni kinyume cha ",
            link("Kanuni za Jumuiya", "/communityguidelines#impersonation"),
            ", na kutumia roboti (bots) pia.",
          ],
          "Tunachunguza ripoti, na tunafanya kazi ya kugundua na kukomesha utapeli na akaunti feki.",
          "Kuvunja kanuni kunaweza kusababisha kufungiwa, na aliyefungiwa haruhusiwi kurudi.",
        ],
      },
      [
        "Huna uhakika na mtu? Omba simu ya video: uso kwenye simu ya video ni mgumu kuughushi kuliko picha. Kama kuna kitu hakiko sawa, ",
        link("mripoti", "#report-concern"),
        ".",
      ],
    ],
  },
];
