import type { shell as english } from "../en/shell.ts";
import type { Translation } from "../translation.ts";

/** What stands around every page: navigation, links and footer. */
export const shell = {
  nav: {
    affiliate: "Washirika",
    advertise: "Tangaza na {brand}",
    download: "Pakua",
  },
  columns: {
    legal: "SHERIA",
    connect: "WASILIANA",
    community: "JUMUIYA",
    social: "MITANDAO",
    getTheApp: "PAKUA APP!",
  },
  links: {
    privacy: "Faragha",
    terms: "Masharti",
    policy: "Sera ya Vidakuzi",
    security: "Ulinzi wa tovuti",
    accessibility: "Ufikivu",
    partnership: "Shirikiana nasi",
    contact: "Wasiliana nasi",
    help: "Msaada",
    safety: "Usalama unapotafuta mpenzi",
    safetytips: "Usalama wa jumuiya",
    guidelines: "Kanuni za Jumuiya",
  },
  age: "Lazima uwe na umri wa miaka {minimumAge} au zaidi.",
  trademarks:
    "Apple, nembo ya Apple na App Store ni alama za biashara za Apple Inc. Google Play na nembo ya Google Play ni alama za biashara za Google LLC.",
  notes: ["Miaka {minimumAge}+ tu", "Tovuti hii haikufuatilii", "Kwa Waafrika na watu weusi walio single"],
} as const satisfies Translation<typeof english>;
