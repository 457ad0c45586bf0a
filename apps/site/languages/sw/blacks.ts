import type { blacks as english } from "../en/blacks.ts";
import type { Translation } from "../translation.ts";

/** The page that leads Black and African singles to the variant. */
export const blacks = {
  head: {
    title: "Tafuta mpenzi karibu nawe",
    description:
      "Kutana na watu weusi na Waafrika walio single kwenye {variant}. Tazama simu zinazofaa na upate app ya iOS au Android.",
  },
  title: {
    wide: "Tafuta mpenzi karibu nawe leo",
    narrow: "App namba moja ya <pair>watu weusi</pair> wanaotafuta mpenzi",
  },
  lead: "Watu weusi na Waafrika walio single wanaotaka mapenzi ya kweli wako karibu kuliko unavyodhani. Lazima uwe na umri wa miaka {minimumAge} au zaidi.",
  drawing: "Watu mtaani, vijana kwa wazee, wamesimama bega kwa bega",
  get: "Pata {variant}",
  screens: {
    heading: "Utakachoona ndani",
    filters: {
      title: "Chaguo ni lako",
      text: "Sema ungependa kukutana na nani, awe karibu kiasi gani, na unatafuta nini.",
      drawing: "Vichujio: wanawake wa miaka 25 hadi 38, umbali wa hadi kilomita 40, uhusiano wa dhati",
    },
    browse: {
      title: "Walio single karibu nawe",
      text: "Mmoja mmoja. Telezesha kidole kulia kwa yeyote unayetaka kumjua zaidi.",
    },
  },
  platforms: {
    heading: "Mifumo na simu zinazofaa",
    lead: "{brand} na {variant} zinafanya kazi kwenye simu zile zile. Vitufe vilivyo hapa chini ni vya {variant}; <other>{brand} ina ukurasa wake</other>.",
    apple: { phones: "iPhone zenye {ios} na kuendelea", store: "{variant} kwenye App Store" },
    google: { phones: "Simu zenye {android} na kuendelea", store: "{variant} kwenye Google Play" },
  },
} as const satisfies Translation<typeof english>;
