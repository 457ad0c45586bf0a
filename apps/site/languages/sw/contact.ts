import type { contact as english } from "../en/contact.ts";
import type { Translation } from "../translation.ts";

/** The page with the contact form. */
export const contact = {
  head: {
    title: "Wasiliana nasi",
    description:
      "Waandikie watu wanaoendesha {brand}: msaada, hadithi za mapenzi, matangazo au jambo lingine lolote.",
  },
  heading: "Wasiliana nasi",
  lead: "Una swali, tatizo au hadithi ya mapenzi? Tuandikie. Mtu halisi anasoma kila ujumbe.",
  drawing: "Mwanamke mwenye mvi na miwani akisoma ujumbe",
  before: {
    heading: "Kabla ya kuandika",
    danger: {
      term: "Uko hatarini?",
      definition: "Piga namba ya dharura ya mahali ulipo. Sisi wenyewe hatuwezi kukutumia msaada.",
    },
    behavior: {
      term: "Kuna mtu ana tabia mbaya?",
      definition: "<report>Jinsi ya kuripoti</report>, uwe na app au usiwe nayo.",
    },
    data: {
      term: "Data zako?",
      definition:
        "Andika kwa <mail>{support}</mail>. Tunajibu maombi ya data ndani ya saa {dataRequestHours}.",
    },
    business: {
      term: "Biashara yako?",
      definition:
        "<advertising>Maombi ya matangazo</advertising> na <partnership>maombi ya ushirikiano</partnership> yana kurasa zake.",
    },
    other: { term: "Jambo lingine?", definition: "Angalia <help>Msaada</help> kwanza." },
  },
} as const satisfies Translation<typeof english>;
