import { brand } from "../../../brand.ts";
import { link, mail, type Question } from "../../faq/answer.ts";

/** What /safety shows near its top, too. */
export const blackmail: Question = {
  id: "blackmail",
  question: "Mtu anatishia kusambaza picha zangu. Nifanye nini?",
  answer: [
    "Si kosa lako, na hili linawapata watu wengi. Fuata hatua moja baada ya nyingine:",
    {
      steps: [
        "Usilipe, na usitume kitu kingine chochote. Ukilipa, mara nyingi hataacha.",
        "Usifute mazungumzo wala akaunti yako: huo ni ushahidi wako.",
        "Piga picha za skrini (screenshot) za ujumbe, wasifu na maelezo yoyote ya malipo.",
        [
          "Turipotie wasifu huo, kisha umzuie mtu huyo. Hivi ndivyo ",
          link("unavyoweza kuripoti", "/faq#report-concern"),
          ".",
        ],
        [
          "Zuia picha zisisambae: ",
          link("StopNCII.org", "https://stopncii.org/"),
          " ni huduma ya bure kwa walio na umri wa miaka 18 au zaidi. Inatengeneza alama ya kidijitali ya picha (hash) kwenye kifaa chako, ili kampuni zinazoshiriki ziweze kupata na kuondoa nakala zake. Picha yenyewe haitoki kwenye kifaa chako. Kwa picha ulizopigwa ukiwa chini ya miaka 18, kuna ",
          link("Take It Down", "https://takeitdown.ncmec.org/"),
          ".",
        ],
        [
          "Zungumza na mtu unayemwamini na, ikiwa ni salama kwako, na polisi. Kuna pia ",
          link("namba za dharura na za msaada", "/safety#hotlines"),
          ".",
        ],
      ],
    },
  ],
};

export const safety: readonly Question[] = [
  {
    id: "report-concern",
    question: "Nawezaje kuripoti tatizo?",
    answer: [
      ["Ukiwa hatarini, piga kwanza ", link("namba ya dharura ya mahali ulipo", "/safety#hotlines"), "."],
      "Ndani ya app, unaweza kumripoti mwanachama sehemu mbili: kwenye ukurasa wa wasifu wake na kwenye mazungumzo yenu. Sema kilichotokea; picha za skrini (screenshot) husaidia. Tunaweza kumfungia au kufuta akaunti yake.",
      [
        "Huna tena app, au hukuwahi kuwa nayo? Andika kwa ",
        mail(brand.addresses.support),
        " au tumia ",
        link("Wasiliana nasi", "/contactus"),
        ". Tuambie jina lililo kwenye wasifu, ulikouona na kilichotokea.",
      ],
    ],
  },
  {
    id: "block",
    question: "Nawezaje kumzuia mtu?",
    answer: [
      "Fungua wasifu wa mtu huyo au mazungumzo yenu, kisha uchague kumzuia (block). Uliowazuia hawataweza kamwe kuwasiliana nawe tena.",
      "Fikiria kwanza: kumzuia mtu ni hatua ya kudumu na haiwezi kutenguliwa.",
    ],
  },
  {
    id: "unblock",
    question: "Naweza kumwondolea mtu kizuizi?",
    answer: ["Hapana. Kumzuia mtu ni hatua ya kudumu na haiwezi kutenguliwa, hata na sisi."],
  },
  {
    id: "spot-scam",
    question: "Nitamtambuaje tapeli?",
    answer: [
      "Hizi ndizo dalili za kuangalia:",
      {
        points: [
          "Anakushinikiza mara moja mtoke kwenye app na kuhamia nyingine.",
          "Anadai kukupenda ndani ya siku chache, lakini kamera yake haifanyi kazi kamwe.",
          "Anasema yuko mbali: baharini, jeshini au ng’ambo.",
          "Ana dharura, mzigo au uwekezaji “wa uhakika” unaohitaji malipo.",
          "Anaomba kadi za zawadi, muda wa maongezi, kripto, pesa kwa simu au msimbo kutoka kwenye simu yako.",
        ],
      },
      [
        "Usitume kitu. Ripoti akaunti hiyo, kisha uizuie. Kama umeshalipa, iambie benki yako au huduma yako ya pesa kwa simu na polisi, na usione aibu: matapeli ni wataalamu wa kazi hiyo. Kuna maelezo zaidi kwenye ukurasa wa ",
        link("Usalama unapotafuta mpenzi", "/safety#online"),
        ".",
      ],
    ],
  },
  blackmail,
];
