import type { components as english } from "../en/components.ts";
import type { Translation } from "../translation.ts";

/** What parts say that stand on many pages, most of it for screen readers only. */
export const components = {
  skip: "Nenda kwenye maudhui",
  navigation: "Kuu",
  menu: "Menyu",
  about: "Kuhusu tovuti hii",
  morePages: "Kurasa zaidi",
  languages: "Lugha",
  contents: "Yaliyomo",
  lastUpdated: "Imesasishwa:",
  inShort: "Kwa ufupi:",
  englishBinds: "Maandishi ya Kiingereza pekee ndiyo yenye nguvu ya kisheria",
  leave: "Ondoka kwenye tovuti hii",
  stores: { apple: "Pakua kwenye", google: "Ipate kwenye" },
  scan: "Au skani kwa simu yako:",
  qrCode: "Msimbo wa QR: {address}",
  carousel: {
    carousel: "onyesho",
    slide: "picha",
    slides: "Picha",
    start: "Anzisha onyesho",
    stop: "Simamisha onyesho",
    previous: "Picha iliyopita",
    next: "Picha inayofuata",
    choose: "Chagua picha",
    nameOf: "{name}, {position} kati ya {count}",
  },
  hotlines: { call: "Piga", text: "SMS", lookedUp: "kilichoangaliwa tarehe", source: "Chanzo:" },
} as const satisfies Translation<typeof english>;
