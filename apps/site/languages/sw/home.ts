import type { home as english } from "../en/home.ts";
import type { Translation } from "../translation.ts";

/** The home page. */
export const home = {
  head: {
    title: "App namba moja ya watu weusi wanaotafuta mpenzi",
    description:
      "{brand} ni app ya watu weusi na Waafrika wanaotafuta mapenzi ya kweli. Ina watumiaji hai zaidi ya {activeUsers}, kwenye iOS na Android.",
  },
  opening: {
    eyebrow: "Kwa Waafrika na watu weusi walio single",
    title: "App namba moja ya <pair>watu weusi</pair> wanaotafuta mpenzi",
    lead: "Tuna watumiaji hai zaidi ya {activeUsers}, na zaidi ya {seriousShare} ya wanaotafuta mpenzi hapa wanataka uhusiano wa dhati. Njoo ukutane na mtu anayethamini unayoyathamini.",
  },
  drawing: "Mwanamke na mwanamume wamefumba macho, uso kwa uso mbele ya jua",
  steps: {
    profile:
      "Ingia kwa namba yako ya simu, Apple au Facebook. Weka picha yako, na useme kilicho muhimu kwako.",
    photos:
      "Kutana na watu walio karibu nawe, mmoja mmoja. Telezesha kidole kulia kwa yeyote unayetaka kumjua zaidi.",
    communication:
      "Nyote wawili mmetelezesha kulia? Ni match, na sasa mnaweza kuchati. Mwandikie ujumbe wa faragha, au mtumie ishara ya kuvutiwa: njia ya haraka ya kumsalimia.",
  },
  slides: {
    heading: "Utakachokuta hapa",
    values: {
      name: "Maadili ya pamoja",
      title: "Mtu anayethamini unayoyathamini",
      text: "Imani, familia, lugha ya ndoto zako, chakula cha utotoni: sema kilicho muhimu kwako, uone nani anahisi kama wewe.",
    },
    serious: {
      name: "Mwanzo wa dhati",
      title: "Watu wenye nia ya kweli",
      text: "Zaidi ya {seriousShare} ya wanaotafuta mpenzi hapa wanataka uhusiano wa dhati. Nawe pia? Hapa huhitaji kujieleza.",
    },
    match: {
      name: "Ndiyo ya wawili",
      title: "Mnachati mkitaka wote wawili",
      text: "Hakuna ujumbe wa ghafla kutoka kwa usiyemjua. Mnaweza kuchati mkishakuwa match tu: wewe unatelezesha kulia, naye pia.",
    },
    block: {
      name: "Uamuzi ni wako",
      title: "Ukimzuia, amezuiwa",
      text: "Mripoti mtu yeyote papo hapo, kwenye wasifu wake au kwenye mazungumzo yenu. Uliowazuia hawataweza kamwe kuwasiliana nawe tena.",
      link: "Jinsi ya kuwa salama",
    },
  },
  closing: "Yote huanza na wasifu mmoja wa kweli: wako.",
  emailedLink: {
    title: "Kiungo chako kinahitaji JavaScript.",
    text: "Iwashe kwenye mipangilio ya kivinjari chako, kisha ufungue tena kiungo kilicho kwenye barua pepe, au utumie kivinjari kingine. Kama hilo halikusaidia, <contact>wasiliana nasi</contact>.",
    failed: "Tumeshindwa kufungua kiungo kilicho kwenye barua pepe yako.",
    contact: "Wasiliana nasi",
  },
} as const satisfies Translation<typeof english>;
