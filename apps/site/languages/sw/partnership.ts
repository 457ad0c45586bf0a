import type { partnership as english } from "../en/partnership.ts";
import type { Translation } from "../translation.ts";

/** The page with the form for those who want to work with us. */
export const partnership = {
  head: {
    title: "Mpango wa Ushirikiano",
    description:
      "Shirikiana na {brand}: tangaza, pata pesa ukiwa mshirika au balozi wa chapa, au tuletee wazo. Tunajibu ndani ya saa {businessHours}.",
  },
  eyebrow: "Shirikiana nasi",
  title: "Mpango wa Ushirikiano",
  lead: "Unataka kuwafikia watu weusi na Waafrika walio single? Una wafuasi ambao wangependa kukutana na mtu? Tuongee. Tutakujibu ndani ya saa {businessHours}.",
  drawing: "Mwanamke mwenye hijabu na mzee mmoja mezani, wakitazama mpango",
  who: {
    heading: "Ni kwa ajili ya nani",
    businesses: {
      title: "Biashara",
      text: "Unataka kutangaza? Tazama matangazo yanavyofanya kazi na unachoweza kutangaza.",
    },
    affiliates: {
      title: "Washirika",
      text: "Wachapishaji, wanablogu, influencer na mabalozi wa chapa hupata {pay} kwa kila upakuaji au kujiunga kunakotimiza vigezo. Tazama inavyofanya kazi, kisha uombe kwa fomu iliyo hapa chini.",
    },
    others: {
      title: "Wengine wote",
      text: "Una wazo la tukio, kampeni ya kijamii au huduma kwa wanachama wetu? Tuambie.",
    },
  },
  form: {
    heading: "Tuambie kukuhusu",
    lead: "Mistari michache inatosha kuanza, na hakuna kinachokufunga hapa.",
  },
  next: [
    "Mtu halisi anasoma ujumbe wako na kukujibu ndani ya saa {businessHours}.",
    "Tunapanga pamoja: walengwa, muundo na bei ya tangazo, au namna wazo lako litakavyofanya kazi.",
    "Washirika waliokubaliwa hupata kiungo chao wenyewe, kinachofanya kazi kwa {linkLife}.",
  ],
} as const satisfies Translation<typeof english>;
