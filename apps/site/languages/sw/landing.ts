import type { landing as english } from "../en/landing.ts";
import type { Translation } from "../translation.ts";

/** What the landing pages, home and the variant's, have in common; the screens stand on other pages, too. */
export const landing = {
  getTheApp: {
    heading: "PAKUA APP",
    note: "{cost} Ni match zako tu zinazoweza kukuandikia. Kwa {ios} na kuendelea, {android} na kuendelea. Miaka {minimumAge} au zaidi. <privacy>Tunavyotumia data zako</privacy>",
  },
  steps: {
    heading: "Jinsi inavyofanya kazi",
    profile: "Tengeneza wasifu",
    photos: "Tazama picha",
    communication: "Anza mazungumzo",
  },
  closing: { heading: "Pata mapenzi ya kweli", button: "Pakua app" },
  goodToKnow: {
    heading: "Jua haya kabla ya kujiunga",
    safety: {
      title: "Je, ni salama?",
      text: "Unachagua wewe wa kuongea naye.",
      match: "Ni match zako tu zinazoweza kukuandikia",
      block: "Mzuie mtu yeyote kabisa",
      report: "Ripoti wasifu au mazungumzo yoyote",
      threats: "Msaada mtu akikutishia kwa picha zako",
    },
    cost: {
      title: "Ni bei gani?",
      text: "{cost}",
      cancel: "Jinsi ya kusitisha subscription",
    },
    people: {
      title: "Nani anaiendesha?",
      text: "Watu halisi wanaosoma kila barua pepe.",
      textWithCompany: "Watu halisi wa {company} wanaosoma kila barua pepe.",
      company: "Kuhusu kampuni",
      write: "Tuandikie",
    },
    whichApp: {
      title: "App ipi inanifaa?",
      text: "{brand} ni ya wote walio single; {variant} ni maalum kwa watu weusi na Waafrika.",
      other: "Tazama {app}",
    },
  },
  screens: {
    browse: "App ikimwonyesha {name}, {age}, kutoka {place}",
    match: {
      title: "Ni match",
      text: "Nyote wawili mmetelezesha kulia. Sasa ndipo mnapoweza kuchati.",
      drawing: "App ikisema kwamba wewe na {name} mmetelezesha kulia",
    },
  },
} as const satisfies Translation<typeof english>;
