import type { home as english } from "../en/home.ts";
import type { Translation } from "../translation.ts";

/** The home page. */
export const home = {
  head: {
    title: "App namba moja ya watu weusi wanaotafuta mpenzi",
    description:
      "{brand} ni app ya watu weusi na Waafrika wanaotafuta mapenzi ya kweli. Zaidi ya watumiaji hai {activeUsers}, kwenye iOS na Android.",
  },
  opening: {
    eyebrow: "Kwa watu weusi na Waafrika walio single",
    title: "App namba moja ya watu weusi wanaotafuta mpenzi",
    lead: "Zaidi ya watumiaji hai {activeUsers}, na zaidi ya {seriousShare} ya wanaotafuta mpenzi hapa wanataka uhusiano wa dhati. Njoo ukutane na mtu anayethamini unayoyathamini.",
  },
  drawing: "Mwanamke na mwanamume, macho yamefumbwa, uso kwa uso mbele ya jua",
  steps: {
    profile:
      "Ingia kwa namba yako ya simu, Apple au Facebook. Weka picha yako na useme kilicho muhimu kwako.",
    photos:
      "Kutana na watu walio karibu nawe, mmoja mmoja. Telezesha kulia kwa yeyote ungependa kumjua zaidi.",
    communication:
      "Nyote wawili mmetelezesha kulia? Ni match, na sasa mnaweza kuchati. Msalimie kwa ujumbe wa faragha, au mtumie ishara ya kuvutiwa: njia ya haraka ya kuonyesha ungependa kumjua zaidi.",
  },
  slides: {
    heading: "Utakachokuta hapa",
    values: {
      name: "Maadili ya pamoja",
      title: "Mtu anayethamini unayoyathamini",
      text: "Imani, familia, lugha unayoota nayo ndoto, chakula ulichokulia: sema kilicho muhimu kwako, uone nani anahisi hivyo hivyo.",
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
      text: "Ripoti mtu yeyote moja kwa moja kwenye wasifu wake au kwenye mazungumzo yenu. Uliowazuia hawataweza kuwasiliana nawe tena kamwe.",
      link: "Jinsi ya kuwa salama",
    },
  },
  closing: "Yote huanza na wasifu mmoja wa kweli: wako.",
  emailedLink: {
    title: "Kiungo chako kinahitaji JavaScript.",
    text: "Iwashe kwenye mipangilio ya kivinjari chako, kisha ufungue tena kiungo kilicho kwenye barua pepe, au utumie kivinjari kingine. <contact>Wasiliana nasi</contact> ikiwa haitasaidia.",
    failed: "Tumeshindwa kufungua kiungo kilicho kwenye barua pepe yako.",
    contact: "Wasiliana nasi",
  },
} as const satisfies Translation<typeof english>;
