import type { landing as english } from "../en/landing.ts";
import type { Translation } from "../translation.ts";

/** What the landing pages, home and the variant's, have in common; the screens stand on other pages, too. */
export const landing = {
  getTheApp: {
    heading: "PAKUA APP",
    note: "Kwa {ios} na kuendelea, {android} na kuendelea. Lazima uwe na umri wa miaka {minimumAge} au zaidi. Tovuti hii haikufuatilii. <privacy>Tunavyotumia data zako</privacy>",
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
      match: "Match zako tu ndio wanaoweza kukuandikia",
      block: "Mzuie mtu yeyote, kwa kudumu",
      report: "Ripoti wasifu au mazungumzo yoyote",
    },
    cost: {
      title: "Ni bei gani?",
      text: "{cost} <cancel>Jinsi ya kughairi usajili</cancel>",
    },
    people: {
      title: "Nani anaiendesha?",
      text: "Watu halisi wanaosoma kila barua pepe. <write>Tuandikie</write>.",
      textWithCompany:
        "Watu halisi wa <imprint>{company}</imprint> wanaosoma kila barua pepe. <write>Tuandikie</write>.",
    },
  },
  screens: {
    browse: "App ikimwonyesha Kamau, 31, kutoka Nairobi",
    match: {
      title: "Ni match",
      text: "Nyote wawili mmetelezesha kulia. Sasa ndipo mnapoweza kuchati.",
      drawing: "App ikisema kwamba wewe na Kamau mmetelezesha kulia",
    },
  },
} as const satisfies Translation<typeof english>;
