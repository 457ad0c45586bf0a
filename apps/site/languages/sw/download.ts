import type { download as english } from "../en/download.ts";
import type { Translation } from "../translation.ts";

/** The page with the app's stores. */
export const download = {
  head: {
    title: "Pakua app",
    description:
      "Pata {brand} kwa {ios} na kuendelea au {android} na kuendelea. Lazima uwe na umri wa miaka {minimumAge} au zaidi.",
  },
  title: "Pakua {brand}",
  lead: "Kwenye simu, gusa Pakua ili ufungue duka lako la app. Kwenye kompyuta, chagua duka au skani msimbo.",
  button: "Pakua",
  stores: {
    heading: "Mifumo inayofaa",
    apple: "{ios} na kuendelea",
    google: "{android} na kuendelea",
    age: "Lazima uwe na umri wa miaka {minimumAge} au zaidi.",
  },
  screens: {
    heading: "Utakachoona ndani",
    browse: {
      title: "Watu walio karibu nawe",
      text: "Mmoja mmoja. Telezesha kidole kulia kwa yeyote unayetaka kumjua zaidi.",
    },
    chat: {
      title: "Salamu ya kwanza",
      text: "Tuma ujumbe wa faragha au ishara ya kuvutiwa, kisha muendelee kutoka hapo.",
      drawing: "Mazungumzo na Kamau: mnakubaliana kukutana Jumamosi saa sita mchana, mahali penye watu wengi",
    },
  },
  variant: {
    title: "Kwa watu weusi na Waafrika",
    text: "{variant} ni toleo letu maalum kwa watu weusi na Waafrika walio single, nyumbani na ughaibuni.",
    button: "Tafuta mpenzi karibu nawe",
  },
} as const satisfies Translation<typeof english>;
