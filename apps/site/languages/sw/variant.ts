import type { variant as english } from "../en/variant.ts";
import type { Translation } from "../translation.ts";

/** The landing page of the Black and African variant. */
export const variant = {
  head: {
    title: "{variant}, kwa watu weusi na Waafrika",
    description:
      "{variant} inawakutanisha watu weusi na Waafrika walio single, nyumbani na ughaibuni. Pata app ya iOS na Android.",
  },
  opening: {
    eyebrow: "Nyumbani na ughaibuni",
    title: "{variant}, app namba moja ya <pair>watu weusi</pair> wanaotafuta mpenzi",
    lead: "Kutoka Dar hadi Dallas, kutoka Mombasa hadi Minneapolis: pata mtu anayejua ulikotoka na anayetaka kujua unakokwenda.",
  },
  drawing: "Mwanamke kijana mwenye afro na mwanamume mwenye dredi wamefumba macho, uso kwa uso mbele ya jua",
  steps: {
    profile: "Picha yako, watu wako, imani yako, mipango yako: sema anachopaswa kujua mtu anayekufaa.",
    photos:
      "Kutana na watu weusi na Waafrika walio single, karibu nawe au ng’ambo ya bahari. Telezesha kidole kulia kwa yeyote unayetaka kumjua zaidi.",
    communication:
      "Nyote wawili mmetelezesha kulia? Ni match, na sasa mnaweza kuchati. Mwandikie ujumbe wa faragha, au mtumie ishara ya kuvutiwa: njia ya haraka ya kumsalimia.",
  },
  slides: {
    heading: "Kwa nini {variant}",
    roots: {
      name: "Asili moja",
      title: "Huhitaji kueleza",
      text: "Kwa nini unapika chakula cha watu kumi, kwa nini mama anapiga simu saa kumi na mbili alfajiri, kwa nini kusuka nywele kunachukua Jumamosi nzima. Hapa watu wanaelewa.",
    },
    tradition: {
      name: "Maadili ya kitamaduni",
      title: "Mila, kwa namna yako",
      text: "Labda wazee ndio wanaotangulia, labda ni muziki. Sema mila ina maana gani kwako, ukutane na mtu anayehisi kama wewe.",
    },
    serious: {
      name: "Mwanzo wa dhati",
      title: "Nia ya dhati, na hauko peke yako",
      text: "Tuna watumiaji hai zaidi ya {activeUsers}, na zaidi ya {seriousShare} ya wanaotafuta mpenzi hapa wanataka uhusiano wa dhati.",
    },
    safe: {
      name: "Jionyeshe bila hofu",
      title: "Jionyeshe bila hofu",
      text: "Hakuna anayeweza kukuandikia mpaka nyote wawili mseme ndiyo. Na ukimzuia mtu, amezuiwa kabisa.",
      link: "Jinsi ya kuwa salama",
    },
  },
  closing: "Mahali fulani kuna mtu anayeimba wimbo ule ule. Njoo umtafute.",
} as const satisfies Translation<typeof english>;
